/**
 * Retries when a server or its proxy is briefly unable to answer: three retries with doubling delays, and
 * never sooner than the response asks for.
 */

const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;
const TRANSIENT_STATUSES = new Set([502, 503, 504]);

type Fetch = typeof globalThis.fetch;

/** For reads only: a repeated write might be executed twice. */
export async function fetchWithRetries(
  input: RequestInfo | URL,
  init?: RequestInit,
  fetchOnce: Fetch = globalThis.fetch,
): Promise<Response> {
  for (let retry = 0; ; retry++) {
    const response = await fetchOnce(input, init);
    if (!TRANSIENT_STATUSES.has(response.status) || retry === RETRIES) return response;
    await pause(delayFor(response, retry), init?.signal);
  }
}

/** React Router fetches page data itself and has no option for retries, so `fetch` is wrapped. */
export function retryPageData(fetchOnce: Fetch): Fetch {
  return (input, init) =>
    isPageData(input, init) ? fetchWithRetries(input, init, fetchOnce) : fetchOnce(input, init);
}

function isPageData(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (!(input instanceof URL) || (init?.method ?? "GET") !== "GET") return false;
  return input.pathname.endsWith(".data");
}

function delayFor(response: Response, retry: number): number {
  const askedMs = Number(response.headers.get("retry-after") ?? 0) * 1000 || 0;
  return Math.min(Math.max(FIRST_DELAY_MS * 2 ** retry, askedMs), LONGEST_DELAY_MS);
}

/** Ends early when the request is aborted; the next request then fails by itself. */
function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
