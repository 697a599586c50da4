import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { SavedSearch } from "#domain/saved/saved.ts";
import { languageOf } from "#domain/shared/language.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import { FREQUENCY_LABELS } from "#web/features/saved/buyer/alert-labels.ts";
import { BuyerDashboard } from "#web/features/saved/buyer/buyer-dashboard.tsx";
import { run } from "#web/platform/context.ts";
import { formatDate } from "#web/platform/labels/dates.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { requireUser } from "#web/routes/member/account-actions.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import type { Route } from "./+types/profile";

await needMessages("buyer");

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = requireUser({ url, context });
  return run(context, async ({ self, saved }) => {
    const [person, searches] = await Promise.all([
      self.get(actor),
      saved.listSearches({ actor, address: null }, languageOf(url.pathname)),
    ]);
    return { person, searches };
  });
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Buyer profile`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function BuyerProfile({ loaderData }: Route.ComponentProps) {
  return (
    <BuyerDashboard
      title={<Trans>Buyer profile</Trans>}
      intro={<Trans>How we reach you, and what we write to you about.</Trans>}
    >
      <div className="grid gap-9 md:grid-cols-2">
        <Contact person={loaderData.person} />
        <Alerts searches={loaderData.searches} hasMail={loaderData.person.email !== null} />
      </div>
    </BuyerDashboard>
  );
}

type Person = Route.ComponentProps["loaderData"]["person"];

function Contact({ person: { name, email, phone, joinedAt } }: { person: Person }) {
  const { t } = useLingui();
  const none = t`not given`;
  const rows = [
    { label: t`Full name`, value: name || none },
    { label: t`E-mail`, value: email ?? none },
    { label: t`Phone`, value: phone ? formatPhone(phone) : none },
    { label: t`Member since`, value: formatDate(joinedAt, useLanguage()) },
  ];
  return (
    <section aria-labelledby="contact" className="grid content-start gap-3">
      <h2 id="contact" className="text-xl">
        <Trans>How we reach you</Trans>
      </h2>
      <dl className="divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 px-4 py-3">
            <dt className="text-muted">{label}</dt>
            <dd className="break-all font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to="/profile" look="outline" size="compact" className="justify-self-start">
        <Trans>Edit profile</Trans>
      </ButtonLink>
    </section>
  );
}

function Alerts({ searches, hasMail }: { searches: SavedSearch[]; hasMail: boolean }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="alerts" className="grid content-start gap-3">
      <h2 id="alerts" className="text-xl">
        <Trans>Mails about new homes</Trans>
      </h2>
      {!hasMail && (
        <p className="rounded-control bg-marigold-wash px-4 py-3">
          <Trans>Add an e-mail address to your profile, and we can write to you.</Trans>
        </p>
      )}
      {searches.length === 0 ? (
        <p className="text-muted">
          <Trans>You have saved no search yet, so we write about none.</Trans>
        </p>
      ) : (
        <dl className="divide-y divide-line rounded-card border border-line bg-surface">
          {searches.map(({ id, name, path, frequency }) => (
            <div key={id} className="flex flex-wrap justify-between gap-x-4 px-4 py-3">
              <dt className="min-w-0">
                <Link to={path} className="text-neem underline underline-offset-3">
                  {name}
                </Link>
              </dt>
              <dd className="font-medium">{i18n._(FREQUENCY_LABELS[frequency])}</dd>
            </div>
          ))}
        </dl>
      )}
      <ButtonLink to="/buyer/saved" look="outline" size="compact" className="justify-self-start">
        <Trans>Change how often</Trans>
      </ButtonLink>
    </section>
  );
}
