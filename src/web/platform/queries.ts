/**
 * How pages fetch data during navigation inside the site: three retries with doubling delays, and results
 * are cached for five minutes in case a later request fails. This handles network failures; a busy server's
 * answers have been retried in retrying-fetch.ts.
 */

import { isCancelledError, QueryClient } from "@tanstack/query-core";
import { isRouteErrorResponse } from "react-router";

const RETRIES = 3;
const LONGEST_DELAY_MS = 30_000;
const STALE_AFTER_MS = 5 * 60 * 1000;
const FRESH_MS = 15_000;

const queries = new QueryClient({
  defaultOptions: { queries: { gcTime: STALE_AFTER_MS, staleTime: FRESH_MS } },
});

type Arguments<Data> = { request: Request; serverLoader: () => Promise<Data> };

/** A page's data from the server, or the cached data if the server does not answer. */
export async function fetchCached<Data>({ request, serverLoader }: Arguments<Data>): Promise<Data> {
  const queryKey = [request.url];
  // After two clicks on one link, the second must not wait for the first, which was cancelled.
  await queries.cancelQueries({ queryKey }, { silent: true });
  try {
    return await queries.fetchQuery({
      queryKey,
      queryFn: () => serverLoader(),
      retry: (failures, error) => failures < RETRIES && isWorthRetrying(error, request),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_DELAY_MS),
    });
  } catch (error) {
    // Cancelled by another load of the same page, while this one is still wanted.
    if (isCancelledError(error) && !request.signal.aborted) return serverLoader();
    const kept = queries.getQueryData<Data>(queryKey);
    const isServerAway = isWorthRetrying(error, request) || isBusyServer(error);
    if (kept !== undefined && isServerAway) return kept;
    throw error;
  }
}

/** Not imported from retrying-fetch.ts: that would bundle lazy code into a file that every page loads. */
function isBusyServer(error: unknown): boolean {
  return isRouteErrorResponse(error) && [502, 503, 504].includes(error.status);
}

/** Do not retry after an answer, even a refusal or redirect, or for a page that is no longer wanted. */
function isWorthRetrying(error: unknown, request: Request): boolean {
  const isAnswer = isRouteErrorResponse(error) || error instanceof Response;
  return !isAnswer && !request.signal.aborted;
}
