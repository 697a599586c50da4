import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { isRouteErrorResponse } from "react-router";
import { languageOf } from "#domain/shared/language.ts";
import { AlertNotice } from "#web/features/saved/buyer/alert-notice.tsx";
import { run } from "#web/platform/context.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import type { Route } from "./+types/alerts-unsubscribe";

await needMessages("buyer");

/** One click in the mail is enough; a scanner that follows the link only costs the user a mail. */
export const loader = ({ url, context }: Route.LoaderArgs) => unsubscribe(url, context);

/** One-click unsubscribe by the mail program itself (RFC 8058). */
export const action = ({ url, context }: Route.ActionArgs) => unsubscribe(url, context);

function unsubscribe(url: URL, context: Route.LoaderArgs["context"]) {
  const token = url.searchParams.get("token") ?? "";
  return run(context, (app) => app.alerts.unsubscribe(token, languageOf(url.pathname)));
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Mails about new homes`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function AlertsUnsubscribe({ loaderData: { name } }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <AlertNotice title={t`These mails are stopped`}>
      <Trans>We send no more mails about “{name}”. The search itself stays saved.</Trans>
    </AlertNotice>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLingui();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <AlertNotice title={t`This link is not valid`}>
      <Trans>Perhaps the search was removed. Your account shows what we write about.</Trans>
    </AlertNotice>
  );
}
