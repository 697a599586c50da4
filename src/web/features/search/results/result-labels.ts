/** Labels of filters and their values. */

import { useLingui } from "@lingui/react/macro";
import { formatArea, LAND_AREA_BANDS } from "#domain/shared/area/area.ts";
import type { AreaUnit } from "#domain/shared/area/units.ts";
import { formatPriceRange, RENT_BUDGET_BANDS } from "#domain/shared/money/money.ts";
import {
  FURNISHING_LABELS,
  LISTER_LABELS,
  POSSESSION_LABELS,
  PURPOSE_LABELS,
  SUBTYPE_LABELS,
  TYPE_LABELS,
} from "#web/platform/labels/labels.ts";
import {
  AREA_LABELS,
  MONEY_LABELS,
  useLanguage,
  useNameIn,
} from "#web/platform/messages/language.ts";
import { AREA_BAND_LABELS, CATEGORY_LABELS, RENT_BAND_LABELS } from "./labels.ts";
import type { Place, Results } from "./results.ts";

export type Range = { min: number | null; max: number | null };

const LABELS: Record<string, Record<string, (typeof TYPE_LABELS)["Land"]>> = {
  type: TYPE_LABELS,
  subtype: SUBTYPE_LABELS,
  furnishing: FURNISHING_LABELS,
  possession: POSSESSION_LABELS,
  postedBy: LISTER_LABELS,
  purpose: PURPOSE_LABELS,
  category: CATEGORY_LABELS,
};

/** "5" means five or more. */
const MOST_BEDS = "5";

/** "Wakad", "Wakad, Baner" */
export function usePlaceNames(): (places: readonly Pick<Place, "name" | "nameHi">[]) => string {
  const placeName = useNameIn();
  return (places) => places.map(placeName).join(", ");
}

/** The label of one filter value, such as "Semi-furnished" or "3 BHK". */
export function useValueName({ cities, localities, chosen, city }: Results) {
  const { t, i18n } = useLingui();
  const placeName = useNameIn();
  const places: Record<string, readonly Pick<Place, "slug" | "name" | "nameHi">[]> = {
    city: city ? [city, ...cities] : cities,
    locality: [...chosen, ...localities],
  };
  const special: Record<string, (value: string) => string> = {
    beds: (beds) => (beds === MOST_BEDS ? t`${beds}+ BHK` : t`${beds} BHK`),
    rera: () => t`RERA number given`,
    photos: () => t`With photos`,
    bbox: () => t`Map area`,
    q: (value) => t`Text: ${value}`,
  };
  return (filter: string, value: string): string => {
    const name = special[filter];
    if (name) return name(value);
    const place = places[filter]?.find(({ slug }) => slug === value);
    if (place) return placeName(place);
    const label = LABELS[filter]?.[value];
    return label ? i18n._(label) : value;
  };
}

/** "20k-40k" if the range is one of the specification's bands, otherwise its two ends. */
export function usePriceRangeName(): (range: Range, isRent: boolean) => string {
  const { i18n } = useLingui();
  const words = MONEY_LABELS[useLanguage()];
  return ({ min, max }, isRent) => {
    const band = RENT_BUDGET_BANDS.find((known) => isBand({ min, max }, known.min, known.max));
    return isRent && band
      ? `₹ ${i18n._(RENT_BAND_LABELS[band.id])}`
      : formatPriceRange({ min, max }, words);
  };
}

export function useAreaRangeName(unit: AreaUnit): (range: Range) => string {
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

/** The ends of a range in the URL, or null. */
export function rangeIn(params: URLSearchParams, low: string, high: string): Range | null {
  const [min, max] = [low, high].map((name) =>
    params.has(name) ? Number(params.get(name)) : null,
  );
  return min == null && max == null ? null : { min: min ?? null, max: max ?? null };
}

/** A band does not include its upper end. */
function isBand(range: Range, min: number | null, max: number | null): boolean {
  return range.min === min && range.max === (max === null ? null : max - 1);
}
