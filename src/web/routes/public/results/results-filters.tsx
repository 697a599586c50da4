import { FilterForm } from "#web/features/search/results/form/filter-form.tsx";
import { useRememberedUnit } from "#web/features/search/results/remembered-unit.ts";
import type { Results } from "#web/features/search/results/results.ts";
import { ResultsLine } from "./results-line.tsx";

/** The filter bar above a list of results. */
export function ResultsFilters({ results: loaded }: { results: Results }) {
  const results = useRememberedUnit(loaded);
  return (
    <FilterForm key={results.query} results={results} line={<ResultsLine results={results} />} />
  );
}
