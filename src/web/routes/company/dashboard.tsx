import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { companyStartSchema } from "#domain/companies/company-schema.ts";
import { canAppoint } from "#domain/companies/policy.ts";
import {
  DashboardNumber,
  NeedyListings,
  Part,
  PendingNotice,
  Pipeline,
  SuspendedNotice,
  TeamSummary,
} from "#web/features/companies/dashboard/overview.tsx";
import { START_DRAFT, StartForm } from "#web/features/companies/dashboard/start-form.tsx";
import { CompanyFrame } from "#web/layout/company-frame.tsx";
import { WrongDashboard } from "#web/layout/wrong-dashboard.tsx";
import { appContext, requestContext, run } from "#web/platform/context.ts";
import { useArrivedDraft } from "#web/platform/device/use-arrived-draft.ts";
import { useDraftName } from "#web/platform/device/use-draft-name.ts";
import { formValues } from "#web/platform/forms/form-values.ts";
import { handleForm } from "#web/platform/forms/handle-form.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { requireRole, toDashboard } from "#web/routes/member/dashboard-guard.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import type { Route } from "./+types/dashboard";

await needMessages("dashboard");

const WEEK = 7;

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = requireRole("company", { url, context });
  const { companyId } = actor;
  return run(context, async ({ companies, inquiries, leads, members, visits }) => {
    if (companyId === null) return { person: await inquiries.getAsker(actor), dashboard: null };
    const [company, listings, counts, team, numbers] = await Promise.all([
      companies.getManaged(actor, companyId),
      companies.getDashboard(actor),
      leads.count(actor),
      members.getTeam(actor),
      visits.getNumbers(actor, { days: WEEK }),
    ]);
    const { name, status, statusReason } = company;
    return {
      person: null,
      dashboard: {
        name,
        status,
        statusReason,
        ...listings,
        counts,
        members: team.members,
        canInvite: canAppoint(team.ownRole, "agent"),
        week: numbers.total,
      },
    };
  });
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const actor = requireRole("company", { url, context });
  const caller = { actor, address: context.get(requestContext).clientAddress };
  const values = await formValues({ request, context });
  if (values.intent === "confirm") {
    await run(context, ({ ownListings }) => ownListings.confirm(caller, values.id ?? ""));
    return toDashboard({ url }, "/company/dashboard");
  }
  return handleForm({ request, context, values }, companyStartSchema, async (input) => {
    await context.get(appContext).companies.start(caller, input);
    return toDashboard({ url }, "/company/dashboard");
  });
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Company Dashboard`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function CompanyDashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { person, dashboard } = loaderData;
  useArrivedDraft(useDraftName(START_DRAFT), dashboard !== null);
  if (dashboard === null) {
    return (
      <div className="wrap grid gap-5 py-9">
        <h1 className="text-3xl">
          <Trans>Your company</Trans>
        </h1>
        <StartForm answer={actionData} person={person} />
      </div>
    );
  }
  return <Dashboard {...dashboard} />;
}

type DashboardProps = NonNullable<Route.ComponentProps["loaderData"]["dashboard"]>;

function Dashboard({ name, status, statusReason, counts, ...dashboard }: DashboardProps) {
  const { listings, needy, members, canInvite, week } = dashboard;
  const { t } = useLingui();
  const live = listings.live ?? 0;
  return (
    <CompanyFrame
      title={<Trans>Company Dashboard</Trans>}
      note={name}
      aside={
        <ButtonLink to="/company/properties/new" size="compact">
          <Plus aria-hidden="true" className="size-4" />
          <Trans>Add Property</Trans>
        </ButtonLink>
      }
    >
      {status === "pending" && <PendingNotice reason={statusReason} />}
      {status === "suspended" && <SuspendedNotice reason={statusReason} />}
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
        <DashboardNumber
          label={t`Leads today`}
          value={counts.receivedToday}
          to="/company/leads?today=1"
        />
        <DashboardNumber
          label={t`Not answered yet`}
          value={counts.byStage.new}
          to="/company/leads?stage=new"
        />
        <DashboardNumber label={t`Follow-ups due`} value={counts.due} to="/company/leads?due=1" />
        <DashboardNumber
          label={t`Live listings`}
          value={live}
          to="/company/properties?status=live"
        />
        <DashboardNumber
          label={t`Views in 7 days`}
          value={week.views}
          to="/company/analytics?days=7"
        />
      </dl>
      <div className="grid gap-9 md:grid-cols-2">
        <Part title={<Trans>Listings that need you</Trans>}>
          {live === 0 && needy.length === 0 ? <FirstListing /> : <NeedyListings listings={needy} />}
        </Part>
        <Part title={<Trans>Pipeline</Trans>}>
          <Pipeline counts={counts} />
        </Part>
        <Part title={<Trans>Team</Trans>}>
          <TeamSummary members={members} canInvite={canInvite} />
        </Part>
      </div>
    </CompanyFrame>
  );
}

function FirstListing() {
  return (
    <div className="grid justify-items-start gap-3 rounded-card border border-line-strong border-dashed p-5">
      <p className="text-muted">
        <Trans>
          No listings yet. The first one takes five minutes: photos, price, a few facts.
        </Trans>
      </p>
      <ButtonLink to="/company/properties/new" size="compact" look="outline">
        <Trans>Add the first listing</Trans>
      </ButtonLink>
    </div>
  );
}

export const ErrorBoundary = WrongDashboard;
