import { FilterForm } from "./features/results/form/filter-form.tsx";
import type { Results } from "./features/results/results.ts";
import { ResultsLine } from "./results-line.tsx";

/** The bar above a list of results. */
export function ResultsFilters({ results }: { results: Results }) {
  return <FilterForm results={results} line={<ResultsLine results={results} />} />;
}
