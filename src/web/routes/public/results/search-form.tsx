import { Trans, useLingui } from "@lingui/react/macro";
import { RESULTS_PAGES } from "#domain/search/results-pages.ts";
import { ResultsForm } from "#web/features/search/results/form/filter-form.tsx";
import { ShowCount } from "#web/features/search/results/form/live-count.tsx";
import { useQuestions } from "#web/features/search/results/form/questions.tsx";
import { SORT_LABELS } from "#web/features/search/results/form/sort-labels.ts";
import { clearedAddress, type Results } from "#web/features/search/results/results.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import { Link } from "#web/ui/link.tsx";
import { ResultsLine } from "./results-line.tsx";

/** Every filter, and a button with the number of matches. */
export function SearchForm({ results }: { results: Results }) {
  const { bar, more } = useQuestions(results);
  return (
    <ResultsForm
      results={results}
      className="search-form rounded-card border border-line bg-surface lg:sticky lg:top-20"
    >
      <div className="grid gap-6 p-5 sm:max-lg:grid-cols-2 lg:max-h-[calc(100vh-190px)] lg:overflow-y-auto">
        <div className="flex sm:max-lg:col-span-2">
          <ResultsLine results={results} />
        </div>
        {[...bar, ...more].map(({ id, section }) => (
          <div key={id} className="min-w-0">
            {section}
          </div>
        ))}
        <SortField results={results} />
      </div>
      <div className="sticky bottom-0 flex items-center justify-between gap-4 rounded-b-card border-line border-t bg-surface px-5 py-3">
        <Link
          to={clearedAddress(results)}
          className="inline-flex min-h-11 items-center font-medium text-neem underline underline-offset-3"
        >
          <Trans>Clear all</Trans>
        </Link>
        <button type="submit" className={buttonClass({}, "flex-1")}>
          <ShowCount name={results.name} />
        </button>
      </div>
    </ResultsForm>
  );
}

/** Part of the form here: it applies when the form is submitted. */
function SortField({ results }: { results: Results }) {
  const { t, i18n } = useLingui();
  const params = new URLSearchParams(results.query);
  const sorts = RESULTS_PAGES.search.sorts.filter(
    (sort) => sort !== "relevance" || params.has("q"),
  );
  return (
    <Field id="search-sort" label={t`Sort by`}>
      <Select
        id="search-sort"
        name="sort"
        defaultValue={params.get("sort") ?? (params.has("q") ? "relevance" : "newest")}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {i18n._(SORT_LABELS[sort])}
          </option>
        ))}
      </Select>
    </Field>
  );
}
