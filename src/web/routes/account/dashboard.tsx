import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Block, LeavingNotice } from "#web/features/accounts/own-account.tsx";
import { ProfileSummary, Verification } from "#web/features/accounts/profile-summary.tsx";
import { QUICK_ACTIONS } from "#web/features/accounts/quick-actions.ts";
import { ROLE_LABELS } from "#web/features/accounts/roles.ts";
import { DashboardOverview } from "#web/features/analytics/dashboards/overview.tsx";
import { run } from "#web/platform/context.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { requireUser } from "#web/routes/member/account-actions.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Link } from "#web/ui/link.tsx";
import type { Route } from "./+types/dashboard";

await Promise.all([needMessages("accounts"), needMessages("overviews")]);

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = requireUser({ url, context });
  return run(context, async ({ self, desks }) => {
    const [person, numbers] = await Promise.all([self.get(actor), desks.numbers(actor)]);
    return { person, numbers };
  });
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Dashboard`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { person, numbers } = loaderData;
  return (
    <div className="wrap grid gap-9 py-9">
      <Greeting person={person} />
      {person.leavesAt && <LeavingNotice leavesAt={person.leavesAt} />}
      <DashboardOverview numbers={numbers} hasMail={person.email !== null} />
      <QuickActions role={person.role} />
      <Block title={<Trans>Your profile</Trans>}>
        <div className="grid max-w-xl gap-3">
          <ProfileSummary {...person} />
          <ButtonLink to="/profile" look="outline" size="compact" className="justify-self-start">
            <Trans>Edit profile</Trans>
          </ButtonLink>
        </div>
      </Block>
    </div>
  );
}

type Person = Route.ComponentProps["loaderData"]["person"];

function Greeting({ person }: { person: Person }) {
  const { name, role } = person;
  const { i18n } = useLingui();
  return (
    <div>
      <h1 className="break-words text-[clamp(1.9rem,1.4rem+2.4vw,2.99rem)]">
        {name ? <Trans>Welcome, {name}</Trans> : <Trans>Welcome</Trans>}
      </h1>
      <p className="mt-3 flex flex-wrap gap-2">
        <span className="rounded-full bg-neem-wash px-3 py-1 font-medium">
          {i18n._(ROLE_LABELS[role])}
        </span>
        <Verification person={person} />
      </p>
    </div>
  );
}

function QuickActions({ role }: { role: Person["role"] }) {
  const { i18n } = useLingui();
  if (QUICK_ACTIONS[role].length === 0) return null;
  return (
    <Block title={<Trans>Quick actions</Trans>}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {QUICK_ACTIONS[role].map(({ to, label, hint }) => (
          <li key={to}>
            <Link
              to={to}
              className="block h-full rounded-card border border-line bg-surface p-4 transition-colors hover:border-neem"
            >
              <span className="block font-semibold text-neem">{i18n._(label)}</span>
              <span className="block text-muted text-sm">{i18n._(hint)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
