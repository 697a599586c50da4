/** P1 and P3: public pages, served from the cache (compared with the least a server can do) and rendered. */

import type { Bench } from "./bench.ts";
import { measureCached } from "./cached.ts";
import { loadExpecting } from "./load.ts";
import { median, type Row, rate } from "./table.ts";

/** As many as one core can render for without refusing requests. */
const CONNECTIONS = 20;
const DURATION_MS = 2_000;
/** See docs/decisions/0012. */
const MAX_RESULTS_COST = 3.5;
const ENCODINGS = ["br", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

export async function measureCachedPages(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of Object.keys(bench.pages) as (keyof Bench["pages"])[]) {
    for (const encoding of ENCODINGS) rows.push(await measureCachedPage(bench, name, encoding));
  }
  return rows;
}

/** A cookie that looks like a session bypasses the page cache. */
export async function measureRenderedPages({ site, pages }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const { perSecond } = await loadExpecting(200, {
      port: site.port,
      connections: CONNECTIONS,
      durationMs: DURATION_MS,
      path,
      headers: { cookie: "session=nobody" },
    });
    rows.push({ id: "P1b", what: `${name}, rendered for one visitor`, value: rate(perSecond) });
  }
  return rows;
}

/** What 24 cards cost compared with an empty page, both rendered for one visitor. */
export async function measureResultsPage({ site, pages, rounds }: Bench): Promise<Row[]> {
  const run = async (status: number, path: string) => {
    const headers = { cookie: "session=nobody" };
    const shared = { port: site.port, connections: CONNECTIONS, durationMs: DURATION_MS, headers };
    return (await loadExpecting(status, { ...shared, path })).perSecond;
  };
  const taken = await rounds.take(async () => ({
    results: await run(200, pages.results),
    empty: await run(404, "/nothing-here"),
  }));
  const cost = median(taken.map(({ results, empty }) => empty / results));
  return [
    {
      id: "P3",
      what: "results page with 24 cards, rendered, against a page that says nothing",
      value: rate(median(taken.map(({ results }) => results))),
      reference: rate(median(taken.map(({ empty }) => empty))),
      ratio: cost,
      isCost: true,
      bar: `≤ ${MAX_RESULTS_COST} × the cost`,
      isOk: cost <= MAX_RESULTS_COST,
    },
  ];
}

/** Cached pages, compared with the least a server can do with the same bytes. */
export async function measureCachedPage(
  bench: Bench,
  name: keyof Bench["pages"],
  encoding: Encoding,
): Promise<Row> {
  const headers = { "accept-encoding": encoding };
  const what = (bytes: number) =>
    `${name}, kept page, ${encoding}, ${(bytes / 1024).toFixed(0)} KB`;
  return measureCached(bench, { id: "P1", path: bench.pages[name], headers, what });
}
