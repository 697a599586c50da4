import { msg } from "@lingui/core/macro";
import { EmailQueue } from "#web/features/operations/admin/email-queue/email-queue.tsx";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import type { Route } from "./+types/outbox";

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const title = i18n._(msg`Outbox`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default EmailQueue;
