import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { ReportForm, reportDraft } from "#web/features/moderation/reports/report-form.tsx";
import { ReportThanks } from "#web/features/moderation/reports/report-thanks.tsx";
import { run } from "#web/platform/context.ts";
import { useArrivedDraft } from "#web/platform/device/use-arrived-draft.ts";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { useLocalPath } from "#web/platform/messages/language.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import type { Route } from "./+types/report";
import { reportAction, sentReport } from "./report-action.ts";

await needMessages("property");

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { id, title, location } = await run(context, (app) => app.properties.get(params.id));
  return { id, title, location, sent: sentReport(url) };
}

export function action({ params, ...visit }: Route.ActionArgs) {
  return reportAction(params.id, visit);
}

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Report this listing`),
    description: i18n._(msg`Sold, wrong, or not what it seems? Tell us.`),
    isIndexed: false,
  });
}

/** The page that the report link opens without JavaScript. */
export default function Report({ loaderData, actionData }: Route.ComponentProps) {
  const localPath = useLocalPath();
  const { id, title, location, sent } = loaderData;
  const action = localPath(`/property/${id}/report`);
  useArrivedDraft(useDraftName(reportDraft(action), "tab"), sent !== null);
  return (
    <div className="wrap max-w-2xl py-10">
      <h1 className="text-3xl">
        <Trans>Report this listing</Trans>
      </h1>
      <p className="mt-2 text-muted">
        <Link to={`/property/${id}`} className="text-neem underline underline-offset-3">
          {title}
        </Link>
        , {location}
      </p>
      {sent ? (
        <ReportThanks reference={sent.reference} />
      ) : (
        <ReportForm action={action} answer={actionData} />
      )}
      <p className="mt-6">
        <ButtonLink to={`/property/${id}`} look="outline" size="compact">
          <Trans>Back to the listing</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}
