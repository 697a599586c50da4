/** P2: how long a cached page may lag behind the database, on the node that serves it and on another. */

import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Bench } from "./bench.ts";
import { type Site, startSite } from "./site.ts";
import { limitRow, type Row } from "./table.ts";

const CHANGES_PER_ROUND = 5;
const LIMIT_MS = 1_000;
const GIVE_UP_MS = 10_000;
const POLL_MS = 2;

export async function measureFreshness(bench: Bench): Promise<Row[]> {
  const client = new pg.Client({ connectionString: bench.home.databaseUrl });
  await client.connect();
  const other = await startSite(bench.home);
  try {
    const nodes = [bench.site, other].map((node) => ({ node, ages: [] as number[] }));
    for (let change = 0; change < CHANGES_PER_ROUND * bench.rounds.times; change += 1) {
      const name = `Fresh ${change} ${Date.now()}`;
      await Promise.all(nodes.map(({ node }) => read(node, bench.pages.company)));
      await client.query("update companies set name = $1 where id = $2", [name, bench.companyId]);
      await Promise.all(
        nodes.map(async ({ node, ages }) =>
          ages.push(await ageOf(node, bench.pages.company, name)),
        ),
      );
    }
    return nodes.map(({ ages }, at) => {
      const what = `a change in the database shows on node ${at + 1}, worst of ${ages.length}`;
      return limitRow({ id: "P2", what }, Math.max(...ages), LIMIT_MS, "ms");
    });
  } finally {
    await other.stop();
    await client.end();
  }
}

async function ageOf(site: Site, path: string, text: string): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < GIVE_UP_MS) {
    if ((await read(site, path)).includes(text)) return performance.now() - startedAt;
    await sleep(POLL_MS);
  }
  return Number.POSITIVE_INFINITY;
}

async function read({ url }: Site, path: string): Promise<string> {
  return (await fetch(url + path)).text();
}
