/** P4 and P8: the API against the same SQL statement sent straight to the database. */

import pg from "pg";
import type { Bench } from "./bench.ts";
import { measureCached } from "./cached.ts";
import { type Load, loadExpecting, UNIQUE } from "./load.ts";
import { type QueryLoad, runQueries } from "./queries.ts";
import { median, type Row, ratioRow } from "./table.ts";

const CONNECTIONS = 20;
const DURATION_MS = 2_000;

const LIST = "/api/properties?limit=20";
/** Requests that look signed in bypass the response cache. */
const USER = { cookie: "session=nobody" };

export async function measureList(bench: Bench): Promise<Row[]> {
  const { ours, theirs, ratio } = await compare(bench, "list", {
    expected: 200,
    path: LIST,
    headers: USER,
  });
  const what = "GET /api/properties against its select of 20 rows";
  return [ratioRow({ id: "P4", what }, ours, theirs, ratio, 0.5)];
}

export async function measureCachedList(bench: Bench): Promise<Row[]> {
  // Responses are cached from the second request on.
  for (let asked = 0; asked < 2; asked += 1) await fetch(`${bench.site.url}${LIST}`);
  const what = (bytes: number) =>
    `GET /api/properties, kept, ${(bytes / 1024).toFixed(0)} KB, against Hono with the same JSON`;
  return [await measureCached(bench, { id: "P4", what, path: LIST, reference: "hono-server.ts" })];
}

export async function measureRequirements(bench: Bench): Promise<Row[]> {
  const client = new pg.Client({ connectionString: bench.home.databaseUrl });
  await client.connect();
  try {
    const before = await countRequirements(client);
    const { ours, theirs, ratio, answered } = await compare(bench, "insert", {
      expected: 201,
      method: "POST",
      path: "/api/requirements",
      headers: { "content-type": "application/json", "idempotency-key": `bench-${UNIQUE}` },
      body: JSON.stringify({
        name: "Ravi Kumar",
        phone: "9876543210",
        propertyType: "residential",
        listingType: "buy",
        budget: "80L-1.2Cr",
        location: "Baner, Pune",
        message: `Near the school ${UNIQUE}`,
      }),
    });
    const lost = answered - ((await countRequirements(client)) - before);
    const what = "POST /api/requirements against a bare insert";
    return [
      ratioRow({ id: "P8", what }, ours, theirs, ratio, 0.2),
      {
        id: "P8",
        what: `requirements lost, of ${answered.toLocaleString("en")} acknowledged`,
        value: String(lost),
        bar: "0",
        isOk: lost === 0,
      },
    ];
  } finally {
    await client.end();
  }
}

type Call = Pick<Load, "method" | "path" | "headers" | "body"> & { expected: number };

async function compare(
  { site, home, rounds }: Bench,
  statement: QueryLoad["statement"],
  { expected, ...call }: Call,
) {
  const shared = { connections: CONNECTIONS, durationMs: DURATION_MS };
  // Includes rounds that were discarded and repeated.
  let answered = 0;
  const taken = await rounds.take(async () => {
    const { perSecond, statuses } = await loadExpecting(expected, {
      ...call,
      ...shared,
      port: site.port,
    });
    answered += statuses[expected] ?? 0;
    const theirs = await runQueries({ ...shared, databaseUrl: home.databaseUrl, statement });
    return { ours: perSecond, theirs };
  });
  return {
    ours: median(taken.map(({ ours }) => ours)),
    theirs: median(taken.map(({ theirs }) => theirs)),
    ratio: median(taken.map(({ ours, theirs }) => ours / theirs)),
    answered,
  };
}

/** Leaves out the rows of the bare inserts. */
async function countRequirements(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::int as count from requirements where consent_version <> 'bare'",
  );
  return rows[0].count;
}
