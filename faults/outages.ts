/** R09, R08 and R12: an external database that is not up yet, goes away, or serves two nodes. */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { createPostgres } from "../bench/postgres.ts";
import {
  AUTH_SECRET,
  newFolder,
  ROOT,
  type Site,
  startSite,
  statusOf,
  untilOk,
} from "../bench/site.ts";
import { check, seconds } from "./check.ts";
import { checkStored, send, startWriters } from "./writers.ts";

const CLIENTS = 20;
const OUTAGE_MS = 1_000;
const READY_LIMIT_MS = 5_000;
const HEAL_LIMIT_MS = 2_000;
const STALE_LIMIT_MS = 1_000;
const JOINT_STARTS = 5;

/** R09: the site starts before its database. */
export async function startBeforeDatabase(): Promise<string> {
  const postgres = await createPostgres();
  const folder = await newFolder();
  const settings = { DATABASE_URL: postgres.urlOf("postgres"), AUTH_SECRET };
  const site = await startSite({ dataDir: folder.path, settings, isListeningEnough: true });
  try {
    await sleep(2_000);
    check((await statusOf(site, "/healthz")) === 200, "/healthz is not 200");
    check((await statusOf(site, "/readyz")) === 503, "/readyz is not 503");
    const page = await fetch(site.url);
    check(page.status === 503, `the page answers ${page.status} instead of 503`);
    check((await page.text()).includes("One moment"), "the page has no friendly words");
    await postgres.start();
    const readyMs = await untilOk(site, "/readyz");
    check(
      readyMs <= READY_LIMIT_MS,
      `ready ${seconds(readyMs)} after the database, the bar is 5 s`,
    );
    check((await statusOf(site, "/")) === 200, "the home page does not come");
    return `ready ${seconds(readyMs)} after the database came up`;
  } finally {
    await site.stop();
    await postgres.remove();
    await folder.remove();
  }
}

/** R08: the database is killed and restarted while visitors write; they retry, as a browser would. */
export async function restartDatabaseUnderLoad(): Promise<string> {
  const postgres = await createPostgres();
  await postgres.start();
  const folder = await newFolder();
  const settings = { DATABASE_URL: postgres.urlOf("postgres"), AUTH_SECRET };
  const site = await startSite({ dataDir: folder.path, settings });
  try {
    const writers = startWriters(site.url, CLIENTS, true);
    await sleep(1_000);
    await postgres.kill();
    await sleep(OUTAGE_MS);
    await postgres.start();
    const backAt = performance.now();
    await sleep(4_000);
    await writers.stop();
    await checkStored(settings.DATABASE_URL, writers.acknowledged);
    const healedMs = Math.max(0, writers.lastFailureAt() - backAt);
    check(healedMs <= HEAL_LIMIT_MS, `requests failed for ${seconds(healedMs)} after it was back`);
    return `${writers.failures()} refused, none later than ${seconds(healedMs)} after it was back; ${writers.acknowledged.size} acknowledged, 0 lost`;
  } finally {
    await site.stop();
    await postgres.remove();
    await folder.remove();
  }
}

/** R12: two nodes start on an empty database, repeatedly, and then work as one. */
export async function startTwoNodes(): Promise<string> {
  const postgres = await createPostgres();
  await postgres.start();
  const folder = await newFolder();
  const staleMs: number[] = [];
  try {
    for (let round = 0; round < JOINT_STARTS; round += 1) {
      const DATABASE_URL = await postgres.createDatabase(`round_${round}`);
      const settings = { DATABASE_URL, AUTH_SECRET, DEMO: "on" };
      const start = (node: number) =>
        startSite({ dataDir: join(folder.path, String(node)), settings });
      const nodes = await Promise.all([start(1), start(2)]);
      staleMs.push(await checkJoint(nodes, DATABASE_URL));
      await Promise.all(nodes.map((node) => node.stop()));
    }
    const worst = Math.max(...staleMs);
    check(worst <= STALE_LIMIT_MS, `a write showed on the other node after ${seconds(worst)}`);
    return `${JOINT_STARTS} joint starts, each migrated and filled once; a write showed on both within ${seconds(worst)}`;
  } finally {
    await postgres.remove();
    await folder.remove();
  }
}

/** Returns how long a write took to show on both. */
async function checkJoint([first, second]: [Site, Site], databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(`select
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
      (select id from companies where status = 'live' and deleted_at is null limit 1) as company`);
    const { migrations, company } = rows[0];
    check(migrations === (await countMigrations()), `${migrations} migrations were recorded`);
    check(company !== null, "the demo data is missing");
    const reference = await send(first.url, "two-nodes-key");
    check(reference !== undefined, "the first node does not take a requirement");
    check((await send(second.url, "two-nodes-key")) === reference, "the nodes do not agree");

    const pages = [first, second].map((site) => `${site.url}/company/${company}`);
    await Promise.all(pages.map((page) => shows(page, "")));
    const name = `Fresh ${Date.now()}`;
    const writtenAt = performance.now();
    await client.query("update companies set name = $1 where id = $2", [name, company]);
    while (!(await Promise.all(pages.map((page) => shows(page, name)))).every(Boolean))
      await sleep(5);
    return performance.now() - writtenAt;
  } finally {
    await client.end();
  }
}

async function shows(page: string, text: string): Promise<boolean> {
  const response = await fetch(page);
  const body = await response.text();
  check(response.status === 200, `${page} answers ${response.status}`);
  return body.includes(text);
}

async function countMigrations(): Promise<number> {
  const journal = await readFile(join(ROOT, "migrations", "meta", "_journal.json"), "utf8");
  return JSON.parse(journal).entries.length;
}
