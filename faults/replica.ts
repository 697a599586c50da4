/** R13: a replica that lags by three seconds, and then goes away, must not be noticed. */

import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { createPostgres, createStandby, type Postgres } from "../bench/postgres.ts";
import { AUTH_SECRET, newFolder, type Site, startSite } from "../bench/site.ts";
import { check, seconds } from "./check.ts";
import { DEMO_PASSWORD } from "./nodes.ts";
import { newPerson, type Person, signIn } from "./person.ts";

const MEMBER = "company@demo.local";
const DELAY = "3s";
const WRITES = 6;
const CURRENT_LIMIT_MS = 30_000;
const STALE_LIMIT_MS = 1_000;
/** Longer than the replica's lag: if an old page came back, it would be by then. */
const WATCH_MS = 5_000;
const READERS = 8;

export async function readFromLaggingReplica(): Promise<string> {
  const primary = await createPostgres();
  await primary.start();
  const folder = await newFolder();
  const settings = {
    DATABASE_URL: await primary.createDatabase("replicated"),
    AUTH_SECRET,
    DEMO_PASSWORD,
    DEMO: "on",
  };
  // Migrates and fills the database that the replica then copies.
  const first = await startSite({ dataDir: join(folder.path, "first"), settings });
  await first.stop();
  const standby = await createStandby(primary, { recovery_min_apply_delay: DELAY });
  const nodes: Site[] = [];
  try {
    await standby.start();
    const withReplica = { ...settings, DATABASE_REPLICA_URL: standby.urlOf("replicated") };
    for (const name of ["one", "two"]) {
      const dataDir = join(folder.path, name);
      nodes.push(await startSite({ dataDir, settings: withReplica }));
    }
    for (const node of nodes) await untilReplicaIs("current", node);
    const staleMs = await checkWritesShow(nodes, settings.DATABASE_URL);
    const fromReplica = await checkReplicaIsRead(nodes);
    const answered = await checkWithoutReplica(nodes, standby);
    await standby.start();
    for (const node of nodes) await untilReplicaIs("current", node);
    return `${WRITES} saves read back at once on the other node, shown to visitors within ${seconds(staleMs)} and never taken back; ${fromReplica} reads of the replica; killed, ${answered} requests answered without an error; used again after its return`;
  } finally {
    await Promise.all(nodes.map((node) => node.stop()));
    await standby.remove();
    await primary.remove();
    await folder.remove();
  }
}

/** A company member changes its name on one node and reads it on the other; visitors watch on both. */
async function checkWritesShow(nodes: Site[], databaseUrl: string): Promise<number> {
  const member = newPerson();
  await signIn(member, nodes[0]?.url ?? "", MEMBER, DEMO_PASSWORD);
  const id = await companyOf(databaseUrl, MEMBER);
  const staleMs: number[] = [];
  for (let round = 0; round < WRITES; round += 1) {
    const [here, there] = round % 2 === 0 ? nodes : nodes.toReversed();
    if (!here || !there) throw new Error("two nodes are needed");
    const name = `Fresh Homes ${Date.now()}`;
    await member.call("PUT", `${here.url}/api/companies/${id}`, { name });
    await checkReadBack(member, there, id, name);
    const isLast = round === WRITES - 1;
    staleMs.push(await watchVisitors(nodes, id, name, isLast ? WATCH_MS : STALE_LIMIT_MS));
  }
  return Math.max(...staleMs);
}

async function companyOf(databaseUrl: string, email: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client
    .query(
      `select company_id as id from company_members m join users u on u.id = m.user_id
        where u.email = $1`,
      [email],
    )
    .finally(() => client.end());
  return rows[0].id;
}

async function checkReadBack(member: Person, node: Site, id: string, name: string): Promise<void> {
  const { data } = await member.call("GET", `${node.url}/api/companies/${id}`);
  check((data as { name: string }).name === name, "who saved reads the old name on the other node");
  const page = await member.ask(`${node.url}/company/${id}`);
  check((await page.text()).includes(name), "who saved sees the old page on the other node");
}

/** Returns how long visitors saw the old name; once the new one was seen, the old one must not return. */
async function watchVisitors(nodes: Site[], id: string, name: string, forMs: number) {
  const startedAt = performance.now();
  const addresses = nodes.flatMap(({ url }) => [
    `${url}/company/${id}`,
    `${url}/api/companies/${id}`,
  ]);
  const staleMs = await Promise.all(
    addresses.map(async (address) => {
      let [isSeen, oldMs, askedMs] = [false, 0, 0];
      while (askedMs < forMs || !isSeen) {
        askedMs = performance.now() - startedAt;
        const response = await fetch(address);
        const isNew = (await response.text()).includes(name);
        check(response.status === 200, `${address} answers ${response.status}`);
        check(isNew || !isSeen, `${address} showed the new name, then the old one`);
        if (!isNew) oldMs = askedMs;
        check(oldMs <= STALE_LIMIT_MS, `a visitor saw the old name for ${seconds(oldMs)}`);
        isSeen ||= isNew;
        await sleep(25);
      }
      return oldMs;
    }),
  );
  return Math.max(...staleMs);
}

async function checkReplicaIsRead(nodes: Site[]): Promise<number> {
  for (const node of nodes) await untilReplicaIs("current", node);
  const before = await readsOfReplica(nodes);
  for (const { url } of nodes) await (await fetch(`${url}/api/properties?limit=5`)).text();
  const after = await readsOfReplica(nodes);
  check(after > before, "visitors' reads do not reach the replica, though it is current");
  return after;
}

/** Returns how many requests were answered while the replica was killed and away. */
async function checkWithoutReplica(nodes: Site[], standby: Postgres): Promise<number> {
  let isOver = false;
  const statuses: number[] = [];
  const readers = Array.from({ length: READERS }, async (_, reader) => {
    for (let at = 0; !isOver; at += 1) {
      const node = nodes[at % nodes.length];
      const response = await fetch(`${node?.url}/api/properties?limit=5&q=${reader}x${at}`);
      await response.text();
      statuses.push(response.status);
    }
  });
  await sleep(1_000);
  await standby.kill();
  for (const node of nodes) await untilReplicaIs("down", node);
  await sleep(2_000);
  isOver = true;
  await Promise.all(readers);
  const failed = statuses.filter((status) => status !== 200);
  check(failed.length === 0, `${failed.length} of ${statuses.length} answered ${failed[0]}`);
  return statuses.length;
}

async function untilReplicaIs(state: string, node: Site): Promise<void> {
  const deadline = performance.now() + CURRENT_LIMIT_MS;
  let found: unknown;
  while (found !== state && performance.now() < deadline) {
    await sleep(50);
    const response = await fetch(`http://127.0.0.1:${node.port}/readyz`);
    found = ((await response.json()) as { replica?: string }).replica;
  }
  check(found === state, `the replica is "${found}" to a node, not "${state}"`);
}

async function readsOfReplica(nodes: Site[]): Promise<number> {
  const texts = await Promise.all(
    nodes.map(async ({ port }) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  const counts = texts.map((text) => {
    return Number(/^aangan_public_reads_total\{from="replica"\} (\d+)$/m.exec(text)?.[1]);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
