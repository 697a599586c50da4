import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Subtype } from "#domain/listings/listing.ts";
import type { Insight } from "#domain/search/search.ts";
import { formatArea } from "#domain/shared/area/area.ts";
import { formatPrice, formatRate } from "#domain/shared/money/money.ts";
import { SUBTYPE_LABELS } from "#web/platform/labels/labels.ts";
import {
  AREA_LABELS,
  MONEY_LABELS,
  useLanguage,
  useNameIn,
} from "#web/platform/messages/language.ts";
import type { Results } from "./results.ts";

/** Medians of the listings here, each with its sample size. */
export function Insights({ results }: { results: Results }) {
  if (results.insights.length === 0) return null;
  const isRent = results.purpose === "rent";
  return (
    <section className="mt-14 border-line border-t pt-8">
      <h2 className="text-2xl">
        {isRent ? <Trans>Market insights: rents</Trans> : <Trans>Market insights: prices</Trans>}
      </h2>
      <p className="mt-1 text-muted">
        <Trans>The middle of what is asked on this site today: half is above, half below.</Trans>
      </p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 md:grid-cols-3">
        {results.insights.map((insight) => (
          <li
            key={`${insight.city} ${insight.subtype}`}
            className="rounded-card border border-line bg-surface px-5 py-4"
          >
            <InsightCard insight={insight} results={results} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function InsightCard({ insight, results }: { insight: Insight; results: Results }) {
  const { t, i18n } = useLingui();
  const placeName = useNameIn();
  const language = useLanguage();
  const money = MONEY_LABELS[language];
  const { sample, medianPrice, medianRatePerSqft, medianAreaSqft, subtype } = insight;
  const place = results.cities.find(({ slug }) => slug === insight.city) ?? results.city;
  const city = place ? placeName(place) : insight.city;
  const kind = subtype ? i18n._(SUBTYPE_LABELS[subtype as Subtype]) : null;
  const rate = medianRatePerSqft ? formatRate(medianRatePerSqft, "sqft", money) : null;
  const area = medianAreaSqft ? formatArea(medianAreaSqft, "sqft", AREA_LABELS[language]) : null;
  return (
    <>
      <h3 className="font-medium text-base tracking-normal">{kind ? `${kind}, ${city}` : city}</h3>
      <p className="mt-1 font-bold text-xl tracking-tight">
        {formatPrice(medianPrice, money)}
        {results.purpose === "rent" && (
          <span className="font-normal text-muted text-sm tracking-normal"> {t`per month`}</span>
        )}
      </p>
      <p className="text-sm">{[rate, area].filter(Boolean).join(" · ")}</p>
      <p className="mt-1 text-muted text-sm">
        {t`${plural(sample, { one: "median of # listing", other: "median of # listings" })}`}
      </p>
    </>
  );
}
