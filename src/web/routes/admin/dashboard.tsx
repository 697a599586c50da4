import { useLingui } from "@lingui/react/macro";
import { ACTIVE_DAYS } from "#domain/analytics/overview.ts";
import { useOverview } from "#web/platform/admin/overview.ts";
import { FailedNotice } from "#web/platform/admin/parts/failed-notice.tsx";
import { NumberCard } from "#web/platform/admin/parts/number-card.tsx";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import { NeedsYou } from "./dashboard/needs-you.tsx";
import { RecentCompanies, RecentListings } from "./dashboard/recent.tsx";

export default function Dashboard() {
  const { t } = useLingui();
  const { data, isError, refetch } = useOverview();
  const numbers = data?.data;
  return (
    <>
      <PageHead />
      {isError && !numbers ? (
        <FailedNotice retry={() => void refetch()} />
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
            <NumberCard
              label={t`Total Companies`}
              value={numbers?.companies}
              to="/admin/companies"
            />
            <NumberCard
              label={t`Total Properties`}
              value={numbers?.properties}
              to="/admin/properties"
            />
            <NumberCard
              label={t`Requirements`}
              value={numbers?.requirements}
              to="/admin/requirements"
            />
            <NumberCard
              label={t`Active Users`}
              value={numbers?.activeUsers}
              definition={t`People of the last ${ACTIVE_DAYS} days: accounts that used the site signed in, and phone numbers that sent a requirement. Nobody is counted twice.`}
            />
          </dl>
          {numbers && <NeedsYou waiting={numbers.waiting} />}
        </>
      )}
      <div className="mt-6 grid gap-6 *:min-w-0 md:grid-cols-2">
        <RecentCompanies />
        <RecentListings />
      </div>
    </>
  );
}
