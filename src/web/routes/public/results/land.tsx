import { needMessages } from "#web/platform/messages/catalogues.ts";
import type { PageHandle } from "#web/platform/page-handle.ts";
import type { Route } from "./+types/land";
import { fetchingResults } from "./fetching-results.ts";
import { ResultsError } from "./results-error.tsx";
import { resultsMeta } from "./results-labels.ts";
import { loadResults } from "./results-loader.ts";
import { ResultsPage } from "./results-page.tsx";

await needMessages("results");

export const handle: PageHandle = { fixed: "filters" };

export const ErrorBoundary = ResultsError;

export const loader = ({ url, context }: Route.LoaderArgs) => loadResults(url, context, "land");

export const clientLoader = (args: Route.ClientLoaderArgs) => fetchingResults(args);

export const meta = (args: Route.MetaArgs) => resultsMeta(args, "land");

export default function Land({ loaderData }: Route.ComponentProps) {
  return <ResultsPage results={loaderData} />;
}
