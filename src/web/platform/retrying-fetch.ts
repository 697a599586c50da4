/**
 * Asks again when a server or the proxy before it is briefly unable to answer: three retries, each after twice the
 * wait, and never sooner than the answer asks for.
 */

const RETRIES = 3;
const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;
const TRANSIENT_STATUSES = new Set([502, 503, 504]);

type Fetch = typeof globalThis.fetch;

/** For reads: what is sent twice may be done twice. */
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

/** React Router fetches the data of pages by itself and has no place for retries: they are given to `fetch`. */
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

/** Ends early when nobody waits any more; the next request then says so itself. */
function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
