/** Labels of filters and their values. */

import { useLingui } from "@lingui/react/macro";
import type { Range } from "#domain/search/filter.ts";
import { type FilterName, filterOf } from "#domain/search/filters.ts";
import { formatArea, LAND_AREA_BANDS } from "#domain/shared/area/area.ts";
import type { AreaUnit } from "#domain/shared/area/units.ts";
import { formatPriceRange, RENT_BUDGET_BANDS } from "#domain/shared/money/money.ts";
import {
  AREA_LABELS,
  MONEY_LABELS,
  useLanguage,
  useNameIn,
} from "#web/platform/messages/language.ts";
import { valueLabel } from "./form/value-label.ts";
import { AREA_BAND_LABELS, RENT_BAND_LABELS } from "./labels.ts";
import type { NamedPlace, Results } from "./results.ts";

export type Ends = { min: number | null; max: number | null };

/** "Wakad", "Wakad, Baner" */
export function usePlaceNames(): (
  places: readonly Pick<NamedPlace, "name" | "nameHi">[],
) => string {
  const placeName = useNameIn();
  return (places) => places.map(placeName).join(", ");
}

/** The label of one filter value, such as "Semi-furnished" or "3 BHK". */
export function useValueName({ cities, localities, chosen, city }: Results) {
  const { t, i18n } = useLingui();
  const placeName = useNameIn();
  const places: Partial<Record<FilterName, readonly NamedPlace[]>> = {
    city: city ? [city, ...cities] : cities,
    locality: [...chosen, ...localities],
  };
  return (filter: FilterName, value: string): string => {
    const { kind } = filterOf(filter);
    if (kind === "line") return t`Text: ${value}`;
    if (kind === "box") return t`Map area`;
    const place = places[filter]?.find(({ slug }) => slug === value);
    if (place) return placeName(place);
    const label = valueLabel(filter, value);
    return label ? i18n._(label) : value;
  };
}

/** "20k-40k" if the range is one of the specification's bands, otherwise its two ends. */
export function usePriceRangeName(): (range: Ends, isRent: boolean) => string {
  const { i18n } = useLingui();
  const words = MONEY_LABELS[useLanguage()];
  return ({ min, max }, isRent) => {
    const band = RENT_BUDGET_BANDS.find((known) => isBand({ min, max }, known.min, known.max));
    return isRent && band
      ? `₹ ${i18n._(RENT_BAND_LABELS[band.id])}`
      : formatPriceRange({ min, max }, words);
  };
}

function useAreaRangeName(unit: AreaUnit): (range: Ends) => string {
  const { t, i18n } = useLingui();
  const words = AREA_LABELS[useLanguage()];
  return ({ min, max }) => {
    const band = LAND_AREA_BANDS.find((known) =>
      isBand({ min, max }, known.minSqft, known.maxSqft),
    );
    if (band) return i18n._(AREA_BAND_LABELS[band.id]);
    const low = min === null ? "" : formatArea(min, unit, words);
    const high = max === null ? "" : formatArea(max, unit, words);
    if (low === "") return t`Up to ${high}`;
    return high === "" ? t`From ${low}` : `${low} – ${high}`;
  };
}

/** The name of a price or an area, as the page's purpose and unit want it. */
export function useRangeName({ query, purpose }: Pick<Results, "query" | "purpose">) {
  const unit = (new URLSearchParams(query).get("unit") ?? "sqft") as AreaUnit;
  const priceName = usePriceRangeName();
  const areaName = useAreaRangeName(unit);
  return (range: Range, ends: Ends): string =>
    range === "price" ? priceName(ends, purpose === "rent") : areaName(ends);
}

/** The ends of a range in the URL, or null. */
export function rangeIn(params: URLSearchParams, low: string, high: string): Ends | null {
  const [min, max] = [low, high].map((name) =>
    params.has(name) ? Number(params.get(name)) : null,
  );
  return min == null && max == null ? null : { min: min ?? null, max: max ?? null };
}

/** A band does not include its upper end. */
function isBand(range: Ends, min: number | null, max: number | null): boolean {
  return range.min === min && range.max === (max === null ? null : max - 1);
}
