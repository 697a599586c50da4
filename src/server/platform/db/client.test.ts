import { sql } from "drizzle-orm";
import { test as base, expect } from "vitest";
import { createTestDatabase } from "#test/database.ts";
import { createDb, openPool } from "./client.ts";

const test = base.extend<{ url: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures used here
  url: async ({}, use) => {
    const database = await createTestDatabase();
    await use(database.url);
    await database.drop();
  },
});

test("a connection that breaks fails its own query and nothing else", async ({ url }) => {
  const reported: Error[] = [];
  const pool = openPool(url, { max: 3, onError: (error) => reported.push(error) });
  const [idle, busy] = await Promise.all([pool.connect(), pool.connect()]);
  const killer = await pool.connect();
  idle.release();
  const hasEnded = Promise.all(
    [idle, busy].map((client) => new Promise((resolve) => client.once("end", resolve))),
  );

  // Between two queries of a transaction, only the pool's own listener receives the error.
  await busy.query("begin");
  await killer.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  killer.release();
  await hasEnded;

  await expect(busy.query("select 1")).rejects.toThrow();
  busy.release(true);
  expect(reported.map((error) => Object.keys(error).includes("client"))).toEqual([false]);
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test("counts are numbers, exact decimals stay text, times are dates", async ({ url }) => {
  const pool = openPool(url);
  const statement = "select count(*) as n, 0.1::numeric as d, timestamptz 'epoch' as t";
  const { rows } = await pool.query(statement);
  const counted = await createDb(pool).execute(sql`select count(*) as n`);
  await pool.end();

  expect(rows).toEqual([{ n: 1, d: "0.1", t: new Date(0) }]);
  expect(counted.rows).toEqual([{ n: 1 }]);
});

test("a query that never ends is ended", async ({ url }) => {
  const pool = openPool(url);
  const { rows } = await pool.query(
    "select current_setting('statement_timeout') as limit, current_setting('application_name') as name",
  );
  await pool.end();

  expect(rows).toEqual([{ limit: "15s", name: "aangan" }]);
});

test("unless nobody waits for its answer", async ({ url }) => {
  const pool = openPool(url, { isUnhurried: true });
  const { rows } = await pool.query("show statement_timeout");
  await pool.end();

  expect(rows).toEqual([{ statement_timeout: "0" }]);
});
