import { useLingui } from "@lingui/react/macro";
import { memo, Suspense } from "react";
import type { Results } from "#web/features/search/results/results.ts";
import { lazyOnInteraction } from "#web/platform/hydration/first-touch.ts";
import { needMessages } from "#web/platform/messages/catalogues.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import { RESULTS_INTROS, resultsTitle } from "./results-labels.ts";
import { FiltersInUse, ResultsBody } from "./results-page.tsx";

const SearchForm = lazyOnInteraction(async () => {
  const [{ SearchForm }] = await Promise.all([
    import("./search-form.tsx"),
    needMessages("filters"),
  ]);
  return SearchForm;
});

/** Every filter in one form, beside the list of results. */
export const SearchPage = memo(function SearchPage({ results }: { results: Results }) {
  const { t, i18n } = useLingui();
  const title = resultsTitle(i18n, results, useLanguage());
  return (
    <div className="wrap pt-5">
      <h1 className="text-[clamp(1.44rem,1.2rem+0.9vw,1.9rem)]">{title}</h1>
      <p className="mt-1 text-muted">{i18n._(RESULTS_INTROS.search)}</p>
      <div className="mt-5 grid gap-8 lg:grid-cols-[340px_minmax(0,1fr)]">
        <search aria-label={t`Filters`}>
          <Suspense>
            <SearchForm key={results.query} results={results} />
          </Suspense>
        </search>
        <div className="min-w-0">
          <FiltersInUse results={results} />
          <ResultsBody results={results} columns={2} />
        </div>
      </div>
    </div>
  );
});
