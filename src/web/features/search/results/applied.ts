import type { Range } from "#domain/search/filter.ts";
import { endsOf, type FilterName, rangeOf } from "#domain/search/filters.ts";
import { RESULTS_PAGES, USUAL_PURPOSE } from "#domain/search/results-pages.ts";
import { rangeIn, useRangeName, useValueName } from "./result-labels.ts";
import { addressWithout, changedAddress, type Results } from "./results.ts";

export type Applied = {
  key: string;
  /** The query parameter; for a range, that of the lower end. */
  filter: FilterName;
  label: string;
  /** The URL without this filter. */
  without: string;
};

/** Every active filter, with its label and the URL that removes it. */
export function useApplied(results: Results): Applied[] {
  const params = new URLSearchParams(results.query);
  const valueName = useValueName(results);
  const rangeName = useRangeName(results);
  return RESULTS_PAGES[results.name].filters.flatMap((filter): Applied[] => {
    const range = rangeOf(filter);
    if (isToggle(results, filter)) return [];
    if (range) return filter === endsOf(range).min ? appliedRange(range) : [];
    return params.getAll(filter).map((value) => ({
      key: `${filter} ${value}`,
      filter,
      label: valueName(filter, value),
      without: addressWithout(results, filter, value),
    }));
  });

  function appliedRange(range: Range): Applied[] {
    const { min, max } = endsOf(range);
    const ends = rangeIn(params, min, max);
    if (!ends) return [];
    const without = changedAddress(results, { [min]: null, [max]: null });
    return [{ key: min, filter: min, label: rangeName(range, ends), without }];
  }
}

/** Commercial property is either for rent or for sale, so that filter cannot be removed. */
export function isToggle({ name }: Pick<Results, "name">, filter: FilterName): boolean {
  return filter === "purpose" && USUAL_PURPOSE[name] !== undefined;
}
