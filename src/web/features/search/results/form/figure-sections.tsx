import { useLingui } from "@lingui/react/macro";
import { fromSqft, groupIndian, LAND_AREA_BANDS } from "#domain/shared/area/area.ts";
import type { AreaUnit } from "#domain/shared/area/units.ts";
import { RENT_BUDGET_BANDS, SALE_BUDGET_BANDS, typedPrice } from "#domain/shared/money/money.ts";
import { AREA_BAND_LABELS } from "#web/features/search/results/labels.ts";
import { rangeIn, usePriceRangeName } from "#web/features/search/results/result-labels.ts";
import { changedAddress, type Results } from "#web/features/search/results/results.ts";
import { AREA_LABELS, MONEY_LABELS, useLanguage } from "#web/platform/messages/language.ts";
import { FilterSection } from "./filter-group.tsx";
import { type Band, RangeField } from "./range-field.tsx";

type Props = { results: Results };

export function BudgetSection({ results }: Props) {
  const { t } = useLingui();
  const words = MONEY_LABELS[useLanguage()];
  const rangeName = usePriceRangeName();
  const isRent = results.purpose === "rent";
  const typed = (rupees: number | null) => (rupees === null ? "" : typedPrice(rupees, words));
  const range = rangeIn(new URLSearchParams(results.query), "minPrice", "maxPrice");
  const bands = (isRent ? RENT_BUDGET_BANDS : SALE_BUDGET_BANDS).map(({ id, min, max }): Band => {
    const upTo = max === null ? null : max - 1;
    const asText = (end: number | null) => (end === null ? null : String(end));
    return {
      id,
      label: isRent ? rangeName({ min, max: upTo }, true) : rangeName({ min, max }, false),
      min: typed(min),
      max: typed(upTo),
      to: changedAddress(results, { minPrice: asText(min), maxPrice: asText(upTo) }),
    };
  });
  return (
    <FilterSection label={isRent ? t`Monthly rent` : t`Budget`}>
      <RangeField
        names={{ min: "minPrice", max: "maxPrice" }}
        initial={{ min: typed(range?.min ?? null), max: typed(range?.max ?? null) }}
        placeholders={isRent ? { min: "15k", max: "40k" } : { min: "50 L", max: "1.2 Cr" }}
        bands={results.purpose === null ? [] : bands}
      />
    </FilterSection>
  );
}

/** In the visitor's unit on the land page, in square feet elsewhere. */
export function AreaSection({ results }: Props) {
  const { t, i18n } = useLingui();
  const words = AREA_LABELS[useLanguage()];
  const params = new URLSearchParams(results.query);
  const unit = (params.get("unit") ?? "sqft") as AreaUnit;
  const state = results.city ? results.states[results.city.slug] : undefined;
  const isConvertible = fromSqft(1, unit, state) !== null;
  const shownUnit = isConvertible ? unit : "sqft";
  const typed = (sqft: number | null) => (sqft === null ? "" : typedArea(sqft, shownUnit, state));
  const range = rangeIn(params, "minArea", "maxArea");
  const bands = LAND_AREA_BANDS.map(({ id, minSqft, maxSqft }): Band => {
    const upTo = maxSqft === null ? null : maxSqft - 1;
    return {
      id,
      label: i18n._(AREA_BAND_LABELS[id]),
      min: typed(minSqft),
      max: typed(upTo),
      to: changedAddress(results, {
        minArea: minSqft === null ? null : String(minSqft),
        maxArea: upTo === null ? null : String(upTo),
      }),
    };
  });
  const unitName = words[shownUnit][1];
  return (
    <FilterSection label={t`Area in ${unitName}`}>
      {shownUnit !== "sqft" && <input type="hidden" name="areaUnit" value={shownUnit} />}
      <RangeField
        names={{ min: "minArea", max: "maxArea" }}
        initial={{ min: typed(range?.min ?? null), max: typed(range?.max ?? null) }}
        placeholders={
          results.name === "land" ? { min: "200", max: "2 acre" } : { min: "500", max: "1500" }
        }
        bands={results.name === "land" ? bands : []}
        note={
          results.name === "land" ? t`Other units are understood too: 200 gaj, 2 acre.` : undefined
        }
      />
    </FilterSection>
  );
}

/** With as many decimals as it takes to convert back to the same square feet. */
function typedArea(sqft: number, unit: AreaUnit, state: string | undefined): string {
  const value = fromSqft(sqft, unit, state) ?? sqft;
  const short = Math.round(value * 100) / 100;
  const isExact = Math.round((short * sqft) / value) === Math.round(sqft);
  return groupIndian(isExact ? short : Math.round(value * 100_000) / 100_000);
}
