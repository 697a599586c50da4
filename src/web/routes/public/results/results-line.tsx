import { useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { RESULTS_PAGES } from "#domain/search/results-pages.ts";
import type { Results } from "#web/features/search/results/results.ts";
import { SearchLineBox } from "#web/platform/search/search-line-box.tsx";

/** The search line for a place, a project or any text; it understands whole sentences too. */
export function ResultsLine({ results: { name, query } }: { results: Results }) {
  const { t } = useLingui();
  return (
    <div className="relative min-w-0 flex-1 md:max-w-90 md:min-w-52">
      <SearchLineBox
        id="results-q"
        name="q"
        type="search"
        label={t`Suggestions`}
        defaultValue={new URLSearchParams(query).get("q") ?? ""}
        aria-label={t`Location or words`}
        placeholder={t`Locality, project or words`}
        className="min-h-11 w-full rounded-control border border-line-strong bg-surface pr-12 pl-3.5 focus:outline-2 focus:-outline-offset-1 focus:outline-neem"
        about={() => RESULTS_PAGES[name].about}
      />
      <button
        type="submit"
        aria-label={t`Search`}
        className="absolute top-0 right-0 grid size-11 place-items-center text-neem"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
