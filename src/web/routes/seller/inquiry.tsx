import { msg } from "@lingui/core/macro";
import { BackToLeads, LeadView } from "#web/features/leads/lead-file.tsx";
import { ChangedNote } from "#web/features/leads/lead-forms.tsx";
import { LeadName } from "#web/features/leads/lead-list.tsx";
import { WrongDashboard } from "#web/layout/wrong-dashboard.tsx";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { requireRole } from "#web/routes/member/dashboard-guard.ts";
import { leadAction, loadLead } from "#web/routes/member/lead-actions.ts";
import type { Route } from "./+types/inquiry";

await needMessages("dashboard");

const BASE = "/seller/inquiries";

export async function loader({ params, ...visit }: Route.LoaderArgs) {
  return loadLead(requireRole("seller", visit), params.id, visit);
}

export async function action({ params, ...visit }: Route.ActionArgs) {
  return leadAction(requireRole("seller", visit), params.id, visit);
}

export function meta(args: Route.MetaArgs) {
  const title = args.loaderData?.lead.name ?? i18nFor(args.location.pathname)._(msg`Inquiry`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function SellerInquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, assignees, isDone, before } = loaderData;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-9">
      <BackToLeads base={BASE} />
      <h1 className="break-words text-[clamp(1.7rem,1.3rem+1.8vw,2.49rem)]">
        <LeadName lead={lead} />
      </h1>
      {isDone && !actionData && <ChangedNote before={before} />}
      <LeadView
        base={BASE}
        lead={lead}
        assignees={assignees}
        answer={actionData}
        isSaved={isDone && !actionData}
      />
    </div>
  );
}

export const ErrorBoundary = WrongDashboard;
