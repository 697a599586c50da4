import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { test as base, expect, vi } from "vitest";
import { createTestDatabase } from "#test/database.ts";
import { listenForChanges } from "./changes.ts";
import { dropConnections, openPool } from "./client.ts";

/** Immediate on an idle machine; the tests share theirs. */
const IN_TIME = { timeout: 10_000 };

/** Every table that a public page reads; one without the trigger would leave stale pages in the cache. */
const PUBLIC_TABLES = [
  "agents",
  "cities",
  "companies",
  "localities",
  "media",
  "place_names",
  "projects",
  "properties",
  "property_images",
  "reviews",
  "site_settings",
];

type Listener = { changes: number; states: boolean[]; stop(): Promise<void> };
type Fixtures = {
  database: { url: string; pool: pg.Pool };
  listen: (url?: string, heartbeatMs?: number) => Promise<Listener>;
};

const test = base.extend<Fixtures>({
  database: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures used here
    async ({}, use) => {
      const database = await createTestDatabase();
      const pool = openPool(database.url, { max: 2 });
      await use({ url: database.url, pool });
      await pool.end();
      await database.drop();
    },
    { scope: "file" },
  ],
  listen: async ({ database }, use) => {
    const listeners: Listener[] = [];
    await use(async (url = database.url, heartbeatMs) => {
      const heard: Listener = { changes: 0, states: [], stop: async () => {} };
      const { stop } = listenForChanges({
        url,
        heartbeatMs,
        onChange: () => {
          heard.changes += 1;
        },
        onListening: (isListening) => heard.states.push(isListening),
      });
      heard.stop = stop;
      listeners.push(heard);
      await vi.waitFor(() => expect(heard.states).toEqual([true]), IN_TIME);
      return heard;
    });
    await Promise.all(listeners.map(({ stop }) => stop()));
  },
});

function insertCity(pool: pg.Pool, slug: string) {
  return pool.query(
    `insert into cities (slug, name, name_hi, state, state_name, latitude, longitude)
     values ($1, 'X', 'X', 'MH', 'Maharashtra', 18, 73)`,
    [slug],
  );
}

test("a write by anybody is heard within a second, on every node", async ({ database, listen }) => {
  const nodes = [await listen(), await listen()];

  await insertCity(database.pool, "heard");

  const within = { timeout: 1_000, interval: 5 };
  await vi.waitFor(() => expect(nodes.map(({ changes }) => changes)).toEqual([1, 1]), within);
});

test("a transaction is heard once, when it is done, and not at all when it is undone", async ({
  database,
  listen,
}) => {
  const node = await listen();
  const client = await database.pool.connect();

  await client.query("begin");
  await client.query("update cities set name = 'Y'");
  await client.query("delete from reviews");
  await client.query("rollback");
  await client.query("begin");
  await client.query("update cities set name = 'Z'");
  await client.query("delete from reviews");
  await sleep(50);
  expect(node.changes).toBe(0);
  await client.query("commit");
  client.release();

  await vi.waitFor(() => expect(node.changes).toBe(1), IN_TIME);
  await sleep(50);
  expect(node.changes).toBe(1);
});

test("every table that public pages read announces every kind of change", async ({ database }) => {
  const { rows } = await database.pool.query<{ table: string; events: string[] }>(`
    select event_object_table as table, array_agg(event_manipulation::text order by 1) as events
      from information_schema.triggers
     where trigger_name = 'announce_change' group by 1 order by 1`);

  expect(rows).toEqual(
    PUBLIC_TABLES.map((table) => ({
      table,
      events: expect.arrayContaining(["DELETE", "INSERT", "UPDATE"]),
    })),
  );
});

test.for(PUBLIC_TABLES)("emptying %s is heard", async (table, { database, listen }) => {
  const node = await listen();

  await database.pool.query(`truncate ${table} cascade`);

  await vi.waitFor(() => expect(node.changes).toBeGreaterThan(0), IN_TIME);
});

test("what visitors send does not disturb the kept pages", async ({ database, listen }) => {
  const node = await listen();

  await database.pool.query(
    "delete from requirements; delete from messages; delete from rate_limits",
  );
  await sleep(100);

  expect(node.changes).toBe(0);
});

test("a lost connection is told at once and made again", async ({ database, listen }) => {
  const node = await listen();

  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'aangan-changes' and datname = current_database()",
  );
  await vi.waitFor(() => expect(node.states).toEqual([true, false]), { timeout: 400, interval: 5 });
  await vi.waitFor(() => expect(node.states).toEqual([true, false, true]), IN_TIME);
  await insertCity(database.pool, "after-the-fall");

  await vi.waitFor(() => expect(node.changes).toBe(1), IN_TIME);
});

test("a connection that died without a word is noticed", async ({ database, listen }) => {
  const wire = await openWire(database.url);
  const node = await listen(wire.url, 100);

  wire.freeze();

  await vi.waitFor(() => expect(node.states.at(-1)).toBe(false), IN_TIME);
  wire.thaw();
  await vi.waitFor(() => expect(node.states.at(-1)).toBe(true), IN_TIME);
  await node.stop();
  wire.close();
});

test("what waits for a database that went silent fails within five seconds", async ({
  database,
}) => {
  const wire = await openWire(database.url);
  const pool = openPool(wire.url, { max: 2 });
  const states: boolean[] = [];
  const { stop } = listenForChanges({
    url: wire.url,
    onChange: () => {},
    onListening: (isListening) => states.push(isListening),
    onSilence: () => dropConnections(pool),
  });
  await vi.waitFor(() => expect(states).toEqual([true]), IN_TIME);
  await Promise.all([pool.query("select 1"), pool.query("select 1")]);
  // A slow statement must not be mistaken for a dead connection.
  await pool.query("select pg_sleep(4)");

  wire.freeze();
  const frozenAt = performance.now();
  const asked = Array.from({ length: 4 }, () => pool.query("select 1").catch(() => "failed"));
  const answers = await Promise.all(asked);
  const took = performance.now() - frozenAt;

  expect(answers).toEqual(Array(4).fill("failed"));
  expect(took).toBeLessThan(5_000);
  await stop();
  wire.close();
  await pool.end();
});

test("it can be stopped while there is no database", async () => {
  const states: boolean[] = [];
  const { stop } = listenForChanges({
    url: "postgres://nobody@127.0.0.1:9/nothing",
    onChange: () => {},
    onListening: (isListening) => states.push(isListening),
  });
  await vi.waitFor(() => expect(states).toEqual([false]), IN_TIME);

  await stop();

  expect(states.includes(true)).toBe(false);
});

/** A connection to the database that can go silent without closing, as with a cut cable. */
async function openWire(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const socketFolder = target.searchParams.get("host");
  const port = Number(target.port || 5432);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = socketFolder
      ? connect(`${socketFolder}/.s.PGSQL.${port}`)
      : connect(port, target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => void (isFrozen || to.write(bytes)));
      from.on("error", () => {});
      from.on("close", () => void (isFrozen || to.destroy()));
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.searchParams.delete("host");
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true;
    },
    thaw: () => {
      isFrozen = false;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
