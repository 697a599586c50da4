import { needMessages } from "#web/platform/messages/catalogues.ts";
import type { Route } from "./+types/search";
import { fetchingResults } from "./fetching-results.ts";
import { ResultsError } from "./results-error.tsx";
import { resultsMeta } from "./results-labels.ts";
import { loadResults } from "./results-loader.ts";
import { SearchPage } from "./search-page.tsx";

await needMessages("results");

export const ErrorBoundary = ResultsError;

export const loader = ({ url, context }: Route.LoaderArgs) => loadResults(url, context, "search");

export const clientLoader = (args: Route.ClientLoaderArgs) => fetchingResults(args);

export const meta = (args: Route.MetaArgs) => resultsMeta(args, "search");

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage results={loaderData} />;
}
