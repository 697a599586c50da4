/** Responses served from memory, compared with another server that sends the same bytes from its memory. */

import { once } from "node:events";
import { request } from "node:http";
import type { Bench } from "./bench.ts";
import { ask } from "./child.ts";
import { loadExpecting } from "./load.ts";
import type { RawAnswer } from "./raw-server.ts";
import { median, type Row, ratioRow } from "./table.ts";

const CONNECTIONS = 50;
const DURATION_MS = 2_000;
const BAR = 0.8;
const MADE_BY_NODE = new Set(["connection", "content-length", "date", "keep-alive"]);

type CachedCase = {
  id: string;
  what: (bytes: number) => string;
  path: string;
  headers?: Record<string, string>;
  reference?: "raw-server.ts" | "hono-server.ts";
};

export async function measureCached(
  { site, rounds }: Bench,
  { id, what, path, headers = {}, reference = "raw-server.ts" }: CachedCase,
): Promise<Row> {
  const answer = await readAnswer(`${site.url}${path}`, headers);
  const other = await startOther(reference, answer);
  const run = (port: number) =>
    loadExpecting(200, { port, connections: CONNECTIONS, durationMs: DURATION_MS, path, headers });
  try {
    const taken = await rounds.take(async () => ({
      ours: (await run(site.port)).perSecond,
      theirs: (await run(other.port)).perSecond,
    }));
    return ratioRow(
      { id, what: what(answer.body.length) },
      median(taken.map(({ ours }) => ours)),
      median(taken.map(({ theirs }) => theirs)),
      median(taken.map(({ ours, theirs }) => ours / theirs)),
      BAR,
    );
  } finally {
    other.stop();
  }
}

type WireAnswer = { body: Buffer; headers: Record<string, string> };

/** Reads the raw bytes; `fetch` would decompress them. */
async function readAnswer(url: string, headers: Record<string, string>): Promise<WireAnswer> {
  const asked = request(url, { headers }).end();
  const [response] = await once(asked, "response");
  const sent = Object.entries(response.headers as Record<string, string>);
  return {
    body: Buffer.concat(await response.toArray()),
    headers: Object.fromEntries(sent.filter(([name]) => !MADE_BY_NODE.has(name))),
  };
}

/** Starts a server that does nothing but send the same bytes and headers. */
async function startOther(script: string, { body, headers }: WireAnswer) {
  const { child, answer: port } = await ask<number>(script, {
    bodyBase64: body.toString("base64"),
    headers,
  } satisfies RawAnswer);
  return { port, stop: () => child.kill() };
}
