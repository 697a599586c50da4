import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchWithRetries, retryPageData } from "./retrying-fetch.ts";

const PAGE_DATA = new URL("https://site.example/buy.data");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Responds with these statuses one after another, then with 200. */
function serverAnswering(...statuses: number[]) {
  const headers = { "retry-after": "0" };
  return vi.fn<typeof fetch>(
    async () => new Response("", { status: statuses.shift() ?? 200, headers }),
  );
}

test.each([502, 503, 504])("what is answered with %i is asked for again", async (status) => {
  const server = serverAnswering(status, status, status);
  const answer = retryPageData(server)(PAGE_DATA, {});
  for (const [delay, calls] of [
    [999, 1],
    [1, 2],
    [1999, 2],
    [1, 3],
    [4000, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(delay);
    expect(server).toHaveBeenCalledTimes(calls);
  }
  expect((await answer).status).toBe(200);
});

test("after three retries the trouble is shown", async () => {
  const server = serverAnswering(503, 503, 503, 503, 503);
  const answer = retryPageData(server)(PAGE_DATA, {});
  await vi.runAllTimersAsync();
  expect((await answer).status).toBe(503);
  expect(server).toHaveBeenCalledTimes(4);
});

test("a server that asks for more time is given it", async () => {
  const busy = new Response("", { status: 503, headers: { "retry-after": "5" } });
  const server = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(busy)
    .mockResolvedValue(new Response());
  const answer = fetchWithRetries("/api/properties/pins", {}, server);
  await vi.advanceTimersByTimeAsync(4999);
  expect(server).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect((await answer).status).toBe(200);
});

test.each([404, 500, 507])("%i is an answer", async (status) => {
  const server = serverAnswering(status);
  expect((await retryPageData(server)(PAGE_DATA, {})).status).toBe(status);
  expect(server).toHaveBeenCalledTimes(1);
});

test("nothing is sent twice, and calls that are no page's are left alone", async () => {
  for (const [url, init] of [
    [PAGE_DATA, { method: "POST" }],
    ["/api/properties", {}],
  ] as const) {
    const server = serverAnswering(503);
    expect((await retryPageData(server)(url, init)).status).toBe(503);
    expect(server).toHaveBeenCalledTimes(1);
  }
});

test("a page that nobody waits for is not asked for after the pause", async () => {
  const leaving = new AbortController();
  const server = vi.fn<typeof fetch>(async (_, init) => {
    init?.signal?.throwIfAborted();
    return new Response("", { status: 503 });
  });
  const answer = retryPageData(server)(PAGE_DATA, { signal: leaving.signal });
  const outcome = expect(answer).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(10);
  leaving.abort();
  await outcome;
});
