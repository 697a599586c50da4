import { FilterForm } from "./features/results/form/filter-form.tsx";
import { useRememberedUnit } from "./features/results/remembered-unit.ts";
import type { Results } from "./features/results/results.ts";
import { ResultsLine } from "./results-line.tsx";

/** The bar above a list of results. */
export function ResultsFilters({ results: loaded }: { results: Results }) {
  const results = useRememberedUnit(loaded);
  return (
    <FilterForm key={results.query} results={results} line={<ResultsLine results={results} />} />
  );
}
