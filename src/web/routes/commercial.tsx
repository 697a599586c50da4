import { fetchingResults } from "#web/fetching-results.ts";
import type { PageHandle } from "#web/page-handle.ts";
import { ResultsError } from "#web/results-error.tsx";
import { loadResults } from "#web/results-loader.ts";
import { ResultsPage } from "#web/results-page.tsx";
import { resultsMeta } from "#web/results-words.ts";
import { needWords } from "#web/words.ts";
import type { Route } from "./+types/commercial";

await needWords("results");

export const handle: PageHandle = { fixed: "filters" };

export const ErrorBoundary = ResultsError;

export const loader = ({ url, context }: Route.LoaderArgs) =>
  loadResults(url, context, "commercial");

export const clientLoader = (args: Route.ClientLoaderArgs) => fetchingResults(args);

export const meta = (args: Route.MetaArgs) => resultsMeta(args, "commercial");

export default function Commercial({ loaderData }: Route.ComponentProps) {
  return <ResultsPage results={loaderData} />;
}
