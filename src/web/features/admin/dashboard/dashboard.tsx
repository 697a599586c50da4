import { Trans, useLingui } from "@lingui/react/macro";
import { ACTIVE_DAYS } from "#domain/overview.ts";
import { useOverview } from "../overview.ts";
import { FailedNotice } from "../parts/failed-notice.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { NeedsYou } from "./needs-you.tsx";
import { NumberCard } from "./number-card.tsx";
import { RecentCompanies, RecentProperties } from "./recent.tsx";

export function Dashboard() {
  const { t } = useLingui();
  const { data, isError, refetch } = useOverview();
  const numbers = data?.data;
  return (
    <>
      <PageHead title={<Trans>Dashboard</Trans>} />
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
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        <RecentCompanies />
        <RecentProperties />
      </div>
    </>
  );
}
