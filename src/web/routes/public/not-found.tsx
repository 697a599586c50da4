import { msg } from "@lingui/core/macro";
import { data } from "react-router";
import { NotFound } from "#web/layout/not-found.tsx";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import type { Route } from "./+types/not-found";

export const loader = () => data(null, { status: 404 });

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Page not found`),
    description: i18n._(msg`Oops! Page not found`),
    isIndexed: false,
  });
}

export default NotFound;
