import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { LegalPage } from "#web/layout/legal-page.tsx";
import { run } from "#web/platform/context.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { useSite } from "#web/platform/site.ts";
import type { Route } from "./+types/grievance";

await needMessages("legal");

export async function loader({ context }: Route.LoaderArgs) {
  const { grievanceOfficer } = await run(context, (app) => app.site.settings());
  return { officer: grievanceOfficer };
}

export function meta(args: Route.MetaArgs) {
  const i18n = i18nFor(args.location.pathname);
  return pageMeta(args, {
    title: i18n._(msg`Grievance officer`),
    description: i18n._(
      msg`Whom to write to when something on this site is wrong, and how soon we answer.`,
    ),
  });
}

export default function Grievance({ loaderData: { officer } }: Route.ComponentProps) {
  const { name } = useSite();
  return (
    <LegalPage title={<Trans>Grievance officer</Trans>}>
      <p>
        <Trans>
          Something on {name} is false, unlawful, about you without your leave, or simply wrong?
          Write to:
        </Trans>
      </p>
      <p>
        <strong>{officer.name}</strong>
        <br />
        <a href={`mailto:${officer.email}`}>{officer.email}</a>
      </p>
      <ul>
        <li>
          <Trans>Say which page, what is wrong with it, and how to reach you.</Trans>
        </li>
        <li>
          <Trans>We confirm that we have it within 24 hours and settle it within 7 days.</Trans>
        </li>
        <li>
          <Trans>
            Intimate pictures and whatever a court or the government orders down go at once.
          </Trans>
        </li>
      </ul>
    </LegalPage>
  );
}
