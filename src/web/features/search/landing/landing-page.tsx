import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { LandingPrices } from "#domain/search/landing.ts";
import { formatPrice, formatPriceRange, formatRate } from "#domain/shared/money/money.ts";
import { MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Link } from "#web/ui/link.tsx";

type Neighbour = { path: string; name: string; count: number };
type Counted = { total: number; totalIsAtLeast: boolean };

/** With fewer prices a median is not worth printing large. */
const MIN_SAMPLE = 5;

/** Prices and counts for the place, each with its sample size, and a link to all its listings. */
export function LandingNumbers({ to, total, totalIsAtLeast, prices }: Counted & NumbersProps) {
  const { t } = useLingui();
  const count = countText({ total, totalIsAtLeast });
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-soft">
      <dl className="text-sm">
        <Figure label={t`Live listings`} value={count} />
        {prices
          .filter(({ sample }) => sample >= MIN_SAMPLE)
          .map((each) => (
            <PriceFigures key={each.purpose} prices={each} />
          ))}
      </dl>
      <ButtonLink to={to} className="mt-4 w-full">
        {total === 1 ? t`See and filter` : t`See all ${count} and filter`}
        <ChevronRight aria-hidden="true" className="size-4" />
      </ButtonLink>
    </div>
  );
}

type NumbersProps = { to: string; prices: LandingPrices[] };

function PriceFigures({ prices }: { prices: LandingPrices }) {
  const { t } = useLingui();
  const words = MONEY_LABELS[useLanguage()];
  const { sample, median, low, high, medianRatePerSqft: rate } = prices;
  const isRent = prices.purpose === "rent";
  return (
    <>
      <Figure
        label={isRent ? t`Median rent a month` : t`Median price`}
        value={formatPrice(median, words)}
        note={t`of ${sample} listings`}
        isLarge
      />
      <Figure
        label={isRent ? t`Most rents` : t`Most prices`}
        value={formatPriceRange({ min: low, max: high }, words)}
      />
      {rate !== null && (
        <Figure label={t`Median per sq ft`} value={formatRate(rate, "sqft", words)} />
      )}
    </>
  );
}

type FigureProps = { label: string; value: string; note?: string; isLarge?: boolean };

function Figure({ label, value, note, isLarge = false }: FigureProps) {
  return (
    <div className="flex items-baseline justify-between gap-3 border-line border-b py-2.5 first:pt-0 last:border-b-0">
      <dt className="text-muted">
        {label}
        {note && <span className="block text-sm">{note}</span>}
      </dt>
      <dd className={`text-right font-semibold ${isLarge ? "text-xl tracking-tight" : ""}`}>
        {value}
      </dd>
    </div>
  );
}

/** Below the newest listings, links to the rest. */
export function SeeAll({ to, ...counted }: Counted & { to: string }) {
  const { t } = useLingui();
  const count = countText(counted);
  return (
    <ButtonLink to={to} look="outline">
      {t`See all ${count} and filter`}
    </ButtonLink>
  );
}

function countText({ total, totalIsAtLeast }: Counted): string {
  return totalIsAtLeast ? `${total.toLocaleString("en-IN")}+` : String(total);
}

export function NothingHere({ to }: { to: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No properties found`}
      action={
        <ButtonLink to={to} look="outline">
          <Trans>Look everywhere</Trans>
        </ButtonLink>
      }
    >
      <Trans>Nothing like this is listed here today.</Trans>
    </EmptyState>
  );
}

/** Related landing pages: a hairline row each, with its number of listings. */
export function NeighbourList({ title, items }: { title: ReactNode; items: Neighbour[] }) {
  const { t } = useLingui();
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 border-line border-t">
        {items.map(({ path, name, count }) => (
          <li key={path} className="border-line border-b">
            <Link
              to={path}
              className="flex min-h-11 items-center justify-between gap-3 hover:text-neem"
            >
              <span className="font-medium">{name}</span>
              <span className="text-muted text-sm">
                <span aria-hidden="true">{count}</span>
                <span className="sr-only">
                  {t`${plural(count, { one: "# property", other: "# properties" })}`}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
