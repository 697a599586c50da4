/**
 * How pages fetch when one moves inside the site: three retries, each after twice the wait, and what was
 * fetched is kept for five minutes in case the next try fails. Here it is the network that may fail; what a
 * busy server answers has had its retries in retrying-fetch.ts.
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

/** What the server has for a page, or what it had a moment ago if it does not answer. */
export async function fetchCached<Data>({ request, serverLoader }: Arguments<Data>): Promise<Data> {
  const queryKey = [request.url];
  // Two clicks on one link are one page: the second must not wait for the first, which was given up.
  await queries.cancelQueries({ queryKey }, { silent: true });
  try {
    return await queries.fetchQuery({
      queryKey,
      queryFn: () => serverLoader(),
      retry: (failures, error) => failures < RETRIES && isWorthRetrying(error, request),
      retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_DELAY_MS),
    });
  } catch (error) {
    // Given up by another load of the same page, while somebody still waits for this one.
    if (isCancelledError(error) && !request.signal.aborted) return serverLoader();
    const kept = queries.getQueryData<Data>(queryKey);
    const isServerAway = isWorthRetrying(error, request) || isBusyServer(error);
    if (kept !== undefined && isServerAway) return kept;
    throw error;
  }
}

/** Not asked of retrying-fetch.ts: what begins with every page would be cut into one file with what comes later. */
function isBusyServer(error: unknown): boolean {
  return isRouteErrorResponse(error) && [502, 503, 504].includes(error.status);
}

/** An answer, even a refusal or a redirect, is not worth asking for again; nor is a page nobody waits for. */
function isWorthRetrying(error: unknown, request: Request): boolean {
  const isAnswer = isRouteErrorResponse(error) || error instanceof Response;
  return !isAnswer && !request.signal.aborted;
}
