import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { isRouteErrorResponse } from "react-router";
import { NoticePage } from "#web/features/newsletter/notice-page.tsx";
import { run } from "#web/platform/context.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import type { Route } from "./+types/unsubscribe";

await needMessages("newsletter");

/** One click in the mail is enough; a scanner that follows the link only costs the user a mail. */
export const loader = ({ url, context }: Route.LoaderArgs) => unsubscribe(url, context);

/** One-click unsubscribe by the mail program itself (RFC 8058). */
export const action = ({ url, context }: Route.ActionArgs) => unsubscribe(url, context);

async function unsubscribe(url: URL, context: Route.LoaderArgs["context"]) {
  await run(context, (app) => app.newsletter.unsubscribe(url.searchParams.get("token") ?? ""));
  return null;
}

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  const title = i18n._(msg`Newsletter`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function NewsletterUnsubscribe() {
  const { t } = useLingui();
  return (
    <NoticePage title={t`You are unsubscribed`}>
      <Trans>We send nothing more to this address.</Trans>
    </NoticePage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLingui();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <NoticePage title={t`This link is not valid`}>
      <Trans>Write to us and we take you off the list by hand.</Trans>
    </NoticePage>
  );
}
