import { msg } from "@lingui/core/macro";
import { Users } from "#web/features/admin/users/users.tsx";
import { i18nFor } from "#web/i18n.ts";
import { pageMeta } from "#web/meta.ts";
import type { Route } from "./+types/admin-users";

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const title = i18n._(msg`Users`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default Users;
