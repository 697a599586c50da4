/** P1 and P3: public pages out of the cache against the least a server can do, and rendered. */

import { once } from "node:events";
import { request } from "node:http";
import type { Bench } from "./bench.ts";
import { ask } from "./child.ts";
import { loadExpecting } from "./load.ts";
import type { RawAnswer } from "./raw-server.ts";
import { median, type Row, rate, ratioRow } from "./table.ts";

const CONNECTIONS = 50;
const DURATION_MS = 2_000;
const BAR = 0.8;
const MAX_RESULTS_COST = 2.5;
const MADE_BY_NODE = new Set(["connection", "content-length", "date", "keep-alive"]);
const ENCODINGS = ["br", "identity"] as const;
type Encoding = (typeof ENCODINGS)[number];

export async function measureCachedPages(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const name of Object.keys(bench.pages) as (keyof Bench["pages"])[]) {
    for (const encoding of ENCODINGS) rows.push(await measureCachedPage(bench, name, encoding));
  }
  return rows;
}

/** A cookie that looks like a session is enough to get a page of one's own. */
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

/** What 24 cards cost over a page that says nothing, both rendered for one visitor. */
export async function measureResultsPage({ site, pages, times }: Bench): Promise<Row[]> {
  const run = async (status: number, path: string) => {
    const headers = { cookie: "session=nobody" };
    const shared = { port: site.port, connections: CONNECTIONS, durationMs: DURATION_MS, headers };
    return (await loadExpecting(status, { ...shared, path })).perSecond;
  };
  const rounds: { results: number; empty: number }[] = [];
  for (let round = 0; round < times; round += 1) {
    rounds.push({ results: await run(200, pages.results), empty: await run(404, "/nothing-here") });
  }
  const cost = median(rounds.map(({ results, empty }) => empty / results));
  return [
    {
      id: "P3",
      what: "results page with 24 cards, rendered, against a page that says nothing",
      value: rate(median(rounds.map(({ results }) => results))),
      reference: rate(median(rounds.map(({ empty }) => empty))),
      ratio: cost,
      isCost: true,
      bar: `≤ ${MAX_RESULTS_COST} × the cost`,
      isOk: cost <= MAX_RESULTS_COST,
    },
  ];
}

export async function measureCachedPage(
  { site, pages, times }: Bench,
  name: keyof Bench["pages"],
  encoding: Encoding,
): Promise<Row> {
  const path = pages[name];
  const headers = { "accept-encoding": encoding };
  const answer = await readAnswer(`${site.url}${path}`, headers);
  const raw = await startRaw(answer);
  const run = (port: number) =>
    loadExpecting(200, { port, connections: CONNECTIONS, durationMs: DURATION_MS, path, headers });
  try {
    const rounds: { ours: number; theirs: number }[] = [];
    for (let round = 0; round < times; round += 1) {
      rounds.push({
        ours: (await run(site.port)).perSecond,
        theirs: (await run(raw.port)).perSecond,
      });
    }
    const what = `${name}, kept page, ${encoding}, ${(answer.body.length / 1024).toFixed(0)} KB`;
    return ratioRow(
      { id: "P1", what },
      median(rounds.map(({ ours }) => ours)),
      median(rounds.map(({ theirs }) => theirs)),
      median(rounds.map(({ ours, theirs }) => ours / theirs)),
      BAR,
    );
  } finally {
    raw.stop();
  }
}

type WireAnswer = { body: Buffer; headers: Record<string, string> };

/** As it comes over the wire: `fetch` would unpack it. */
async function readAnswer(url: string, headers: Record<string, string>): Promise<WireAnswer> {
  const asked = request(url, { headers }).end();
  const [response] = await once(asked, "response");
  const sent = Object.entries(response.headers as Record<string, string>);
  return {
    body: Buffer.concat(await response.toArray()),
    headers: Object.fromEntries(sent.filter(([name]) => !MADE_BY_NODE.has(name))),
  };
}

/** The same bytes, headers included, by a server that does nothing else. */
async function startRaw({ body, headers }: WireAnswer) {
  const { child, answer: port } = await ask<number>("raw-server.ts", {
    bodyBase64: body.toString("base64"),
    headers,
  } satisfies RawAnswer);
  return { port, stop: () => child.kill() };
}
