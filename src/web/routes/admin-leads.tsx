import { msg } from "@lingui/core/macro";
import { Leads } from "#web/features/admin/leads/leads.tsx";
import { i18nFor } from "#web/i18n.ts";
import { pageMeta } from "#web/meta.ts";
import type { Route } from "./+types/admin-leads";

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const title = i18n._(msg`Leads`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default Leads;
