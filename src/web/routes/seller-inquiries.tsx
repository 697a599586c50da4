import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { mustBe } from "#web/desk-visit.ts";
import { LeadFilters } from "#web/features/leads/lead-filters.tsx";
import { LeadList } from "#web/features/leads/lead-list.tsx";
import { LiveInbox } from "#web/features/leads/live-inbox.tsx";
import { PaceLine } from "#web/features/leads/pace-line.tsx";
import { i18nFor } from "#web/i18n.ts";
import { WrongDesk } from "#web/layout/wrong-desk.tsx";
import { loadLeads } from "#web/lead-visit.ts";
import { pageMeta } from "#web/meta.ts";
import { needWords } from "#web/words.ts";
import type { Route } from "./+types/seller-inquiries";

await needWords("desk");

const BASE = "/seller/inquiries";

export async function loader(visit: Route.LoaderArgs) {
  return loadLeads(mustBe("seller", visit), visit);
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Inquiries`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function SellerInquiries({ loaderData }: Route.ComponentProps) {
  const { filter, page, choices, counts, newestId, pace } = loaderData;
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-9">
      <h1 className="text-[clamp(1.7rem,1.3rem+1.8vw,2.49rem)]">
        <Trans>Inquiries</Trans>
      </h1>
      <LiveInbox newestId={newestId} waiting={pace.waiting} />
      <PaceLine pace={pace} />
      <LeadFilters base={BASE} asked={filter} choices={choices} counts={counts} />
      <LeadList base={BASE} asked={filter} page={page} isFirst={filter.cursor === undefined} />
    </div>
  );
}

export const ErrorBoundary = WrongDesk;
