import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { LeadFilters } from "#web/features/leads/lead-filters.tsx";
import { LeadList } from "#web/features/leads/lead-list.tsx";
import { LiveInbox } from "#web/features/leads/live-inbox.tsx";
import { PaceLine } from "#web/features/leads/pace-line.tsx";
import { CompanyFrame } from "#web/layout/company-frame.tsx";
import { WrongDashboard } from "#web/layout/wrong-dashboard.tsx";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { requireCompanyMember } from "#web/routes/member/dashboard-guard.ts";
import { loadLeads } from "#web/routes/member/lead-actions.ts";
import type { Route } from "./+types/leads";

await needMessages("dashboard");

const BASE = "/company/leads";

export async function loader(visit: Route.LoaderArgs) {
  return loadLeads(requireCompanyMember(visit), visit);
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Leads`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function CompanyLeads({ loaderData }: Route.ComponentProps) {
  const { filter, page, choices, counts, newestId, pace, canExport } = loaderData;
  return (
    <CompanyFrame title={<Trans>Leads</Trans>}>
      <LiveInbox newestId={newestId} waiting={pace.waiting} />
      <PaceLine pace={pace} />
      <LeadFilters base={BASE} asked={filter} choices={choices} counts={counts} />
      <LeadList
        base={BASE}
        asked={filter}
        page={page}
        isFirst={filter.cursor === undefined}
        canExport={canExport}
      />
    </CompanyFrame>
  );
}

export const ErrorBoundary = WrongDashboard;
