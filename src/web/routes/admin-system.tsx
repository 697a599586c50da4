import { msg } from "@lingui/core/macro";
import { System } from "#web/features/admin/system/system.tsx";
import { i18nFor } from "#web/i18n.ts";
import { pageMeta } from "#web/meta.ts";
import type { Route } from "./+types/admin-system";

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const title = i18n._(msg`System`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default System;
