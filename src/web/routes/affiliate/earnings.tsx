import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { earningFilterSchema } from "#domain/affiliates/affiliate-schema.ts";
import { filterFrom } from "#domain/search/url-filter-schema.ts";
import { AffiliateDashboard } from "#web/features/affiliates/dashboard.tsx";
import {
  Balances,
  HowEarningWorks,
  Ledger,
  Months,
} from "#web/features/affiliates/earnings-parts.tsx";
import { WrongDashboard } from "#web/layout/wrong-dashboard.tsx";
import { run } from "#web/platform/context.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { i18nFor } from "#web/platform/messages/i18n.ts";
import { pageMeta } from "#web/platform/meta.ts";
import { requireRole } from "#web/routes/member/dashboard-guard.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import type { Route } from "./+types/earnings";

await needMessages("affiliate");

const PAGE = 50;

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = requireRole("affiliate", { url, context });
  const { latest = false, cursor } = filterFrom(earningFilterSchema, url.searchParams);
  return run(context, async ({ affiliates }) => {
    const [page, earnings] = await Promise.all([
      affiliates.listEarnings(actor, { latest, limit: PAGE, cursor }),
      affiliates.getEarnings(actor),
    ]);
    return { lines: page.items, nextCursor: page.nextCursor, isLatest: latest, ...earnings };
  });
}

export function meta(args: Route.MetaArgs) {
  const title = i18nFor(args.location.pathname)._(msg`Your earnings`);
  return pageMeta(args, { title, description: title, isIndexed: false });
}

export default function AffiliateEarnings({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { lines, nextCursor, isLatest, balance, months, rates } = loaderData;
  return (
    <AffiliateDashboard title={<Trans>Your earnings</Trans>}>
      <Balances {...balance} />
      {lines.length === 0 ? (
        <EmptyState
          title={t`Nothing earned yet`}
          action={
            <ButtonLink to="/affiliate/links">
              <Trans>Make a link</Trans>
            </ButtonLink>
          }
        >
          <div className="text-left">
            <HowEarningWorks rates={rates} />
          </div>
        </EmptyState>
      ) : (
        <>
          <section>
            <h2 className="mb-2 text-xl">
              <Trans>By month</Trans>
            </h2>
            <Months months={months} />
          </section>
          <section className="grid gap-3">
            <h2 className="text-xl">
              {isLatest ? <Trans>Your leads, and where each stands</Trans> : <Trans>Ledger</Trans>}
            </h2>
            {isLatest && (
              <ButtonLink
                to="/affiliate/earnings"
                look="quiet"
                size="compact"
                className="-ml-3 justify-self-start"
              >
                <Trans>Show the whole ledger</Trans>
              </ButtonLink>
            )}
            <Ledger lines={lines} />
            {nextCursor && (
              <ButtonLink
                to={`/affiliate/earnings?${isLatest ? "latest=1&" : ""}cursor=${nextCursor}`}
                look="outline"
                className="justify-self-start"
              >
                <Trans>Older lines</Trans>
              </ButtonLink>
            )}
          </section>
          <details>
            <summary className="min-h-11 cursor-pointer py-2 font-medium text-neem">
              <Trans>How earning works</Trans>
            </summary>
            <HowEarningWorks rates={rates} />
          </details>
        </>
      )}
    </AffiliateDashboard>
  );
}

export const ErrorBoundary = WrongDashboard;
