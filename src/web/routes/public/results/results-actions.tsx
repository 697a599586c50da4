import { useLingui } from "@lingui/react/macro";
import { useApplied } from "#web/features/search/results/applied.ts";
import { useRememberedUnit } from "#web/features/search/results/remembered-unit.ts";
import { changedAddress, type Results } from "#web/features/search/results/results.ts";
import { SearchButtons } from "#web/platform/device/search-buttons.tsx";
import { useLanguage } from "#web/platform/messages/language.ts";
import { apiQuery } from "#web/platform/search/search-query.ts";
import { MAX_NAMED, resultsTitle } from "./results-labels.ts";

/** Save and share buttons, with a name made from the filters. */
export function SearchActions({ results: loaded }: { results: Results }) {
  const { i18n } = useLingui();
  const results = useRememberedUnit(loaded);
  const title = resultsTitle(i18n, results, useLanguage());
  const filters = useApplied(results).filter(({ filter }) => !isInTitle(results, filter));
  return (
    <SearchButtons
      address={changedAddress(results, { view: null })}
      name={[title, ...filters.map(({ label }) => label)].join(", ")}
      api={apiQuery(results)}
    />
  );
}

function isInTitle({ chosen }: Results, filter: string): boolean {
  if (filter === "city") return true;
  return filter === "locality" && chosen.length <= MAX_NAMED && chosen.every((one) => one.isKnown);
}
