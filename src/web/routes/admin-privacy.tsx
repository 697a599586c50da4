import { msg } from "@lingui/core/macro";
import { Privacy } from "#web/features/admin/privacy/privacy.tsx";
import { i18nFor } from "#web/i18n.ts";
import { pageMeta } from "#web/meta.ts";
import type { Route } from "./+types/admin-privacy";

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const title = i18n._(msg`Erase a person`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default Privacy;
