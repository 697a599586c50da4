import { fetchingResults } from "#web/fetching-results.ts";
import { ResultsError } from "#web/results-error.tsx";
import { loadResults } from "#web/results-loader.ts";
import { resultsMeta } from "#web/results-words.ts";
import { SearchPage } from "#web/search-page.tsx";
import { needWords } from "#web/words.ts";
import type { Route } from "./+types/search";

await needWords("results");

export const ErrorBoundary = ResultsError;

export const loader = ({ url, context }: Route.LoaderArgs) => loadResults(url, context, "search");

export const clientLoader = (args: Route.ClientLoaderArgs) => fetchingResults(args);

export const meta = (args: Route.MetaArgs) => resultsMeta(args, "search");

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage results={loaderData} />;
}
