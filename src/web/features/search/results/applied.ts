import { RESULTS_PAGES } from "#domain/search/results-pages.ts";
import type { AreaUnit } from "#domain/shared/area/units.ts";
import { rangeIn, useAreaRangeName, usePriceRangeName, useValueName } from "./result-labels.ts";
import { addressWithout, changedAddress, type Results } from "./results.ts";

export type Applied = {
  key: string;
  /** The query parameter; for a range, that of the lower end. */
  filter: string;
  label: string;
  /** The URL without this filter. */
  without: string;
};

const RANGES = { minPrice: "maxPrice", minArea: "maxArea" } as const;
const UPPER_ENDS: readonly string[] = Object.values(RANGES);

/** Every active filter, with its label and the URL that removes it. */
export function useApplied(results: Results): Applied[] {
  const params = new URLSearchParams(results.query);
  const valueName = useValueName(results);
  const priceName = usePriceRangeName();
  const areaName = useAreaRangeName((params.get("unit") ?? "sqft") as AreaUnit);
  const { filters } = RESULTS_PAGES[results.name];
  return [...filters, "bbox"].flatMap((filter) => {
    if (isToggle(results, filter) || UPPER_ENDS.includes(filter)) return [];
    if (filter === "minPrice" || filter === "minArea") return rangeOf(filter);
    return params.getAll(filter).map((value) => ({
      key: `${filter} ${value}`,
      filter,
      label: valueName(filter, value),
      // Localities belong to a city and mean nothing without it.
      without:
        filter === "city"
          ? changedAddress(results, { city: null, locality: null })
          : addressWithout(results, filter, value),
    }));
  });

  function rangeOf(low: keyof typeof RANGES): Applied[] {
    const high = RANGES[low];
    const range = rangeIn(params, low, high);
    if (!range) return [];
    const isPrice = low === "minPrice";
    const label = isPrice ? priceName(range, results.purpose === "rent") : areaName(range);
    return [
      {
        key: low,
        filter: low,
        label,
        without: changedAddress(results, { [low]: null, [high]: null }),
      },
    ];
  }
}

/** Commercial property is either for rent or for sale, so that filter cannot be removed. */
function isToggle({ name }: Results, filter: string): boolean {
  return name === "commercial" && filter === "purpose";
}
