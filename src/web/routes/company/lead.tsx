import { msg } from "@lingui/core/macro";
import { BackToLeads, LeadView } from "#web/features/leads/lead-file.tsx";
import { ChangedNote } from "#web/features/leads/lead-forms.tsx";
import { LeadName } from "#web/features/leads/lead-list.tsx";
import { CompanyFrame } from "#web/layout/company-frame.tsx";
import { WrongDashboard } from "#web/layout/wrong-dashboard.tsx";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { requireCompanyMember } from "#web/routes/member/dashboard-guard.ts";
import { leadAction, loadLead } from "#web/routes/member/lead-actions.ts";
import type { Route } from "./+types/lead";

await needMessages("dashboard");

const BASE = "/company/leads";

export async function loader({ params, ...visit }: Route.LoaderArgs) {
  return loadLead(requireCompanyMember(visit), params.id, visit);
}

export async function action({ params, ...visit }: Route.ActionArgs) {
  return leadAction(requireCompanyMember(visit), params.id, visit);
}

export function meta(args: Route.MetaArgs) {
  const title = args.loaderData?.lead.name ?? i18nFor(args.location.pathname)._(msg`Lead`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function CompanyLead({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, assignees, isDone, before } = loaderData;
  return (
    <CompanyFrame title={<LeadName lead={lead} />} aside={<BackToLeads base={BASE} />}>
      {isDone && !actionData && <ChangedNote before={before} />}
      <LeadView
        base={BASE}
        lead={lead}
        assignees={assignees}
        answer={actionData}
        isSaved={isDone && !actionData}
      />
    </CompanyFrame>
  );
}

export const ErrorBoundary = WrongDashboard;
