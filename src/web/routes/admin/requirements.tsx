import { msg } from "@lingui/core/macro";
import { Requirements } from "#web/features/requirements/admin/requirements.tsx";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import type { Route } from "./+types/requirements";

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const title = i18n._(msg`Requirements`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default Requirements;
