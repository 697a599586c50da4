import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { numbersFilterSchema } from "#domain/analytics/page-view-schema.ts";
import { filterFrom } from "#domain/search/url-filter-schema.ts";
import { DayChart, DayTable } from "#web/features/analytics/day-chart.tsx";
import { NumberFilter } from "#web/features/analytics/number-filter.tsx";
import { ListingTable, SourceTable } from "#web/features/analytics/number-tables.tsx";
import { Totals } from "#web/features/analytics/totals.tsx";
import { CompanyFrame } from "#web/layout/company-frame.tsx";
import { WrongDashboard } from "#web/layout/wrong-dashboard.tsx";
import { run } from "#web/platform/context.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { requireCompanyMember } from "#web/routes/member/dashboard-guard.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/analytics";

await needMessages("dashboard");

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = requireCompanyMember({ url, context });
  const filter = filterFrom(numbersFilterSchema, url.searchParams);
  return run(context, async ({ visits }) => {
    const [numbers, listings] = await Promise.all([
      visits.getNumbers(actor, filter),
      visits.listListings(actor),
    ]);
    return { filter, numbers, listings };
  });
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Analytics`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function CompanyAnalytics({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { filter, numbers, listings } = loaderData;
  const { total, before, byDay, byListing, bySource } = numbers;
  const isEmpty = total.views + total.saves + total.contacts === 0;
  return (
    <CompanyFrame title={<Trans>Analytics</Trans>}>
      <NumberFilter {...filter} propertyId={filter.propertyId} listings={listings} />
      <Totals total={total} before={before} />
      {isEmpty ? (
        <EmptyState title={t`Nothing counted yet`}>
          <Trans>
            Every look at a live listing, every save and every contact is counted from the first
            visitor on. Nobody is followed: we keep numbers, not people.
          </Trans>
        </EmptyState>
      ) : (
        <>
          <div className="grid gap-4 lg:grid-cols-2">
            <div className="lg:col-span-2">
              <DayChart title={t`Views`} of="views" days={byDay} look="fill-neem" />
            </div>
            <DayChart title={t`Saves`} of="saves" days={byDay} look="fill-marigold" />
            <DayChart title={t`Contacts`} of="contacts" days={byDay} look="fill-brick" />
          </div>
          <DayTable days={byDay} />
          <section id="listings">
            <h2 className="mb-3 text-xl">
              <Trans>By listing</Trans>
            </h2>
            <ListingTable listings={byListing} days={filter.days} />
          </section>
          <section>
            <h2 className="mb-3 text-xl">
              <Trans>By source</Trans>
            </h2>
            <SourceTable sources={bySource} />
          </section>
        </>
      )}
    </CompanyFrame>
  );
}

export const ErrorBoundary = WrongDashboard;
