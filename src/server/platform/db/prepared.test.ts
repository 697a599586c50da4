import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { test } from "#test/app.ts";
import { createDb, openPool } from "./client.ts";
import { query, queryPlanned, settled } from "./prepared.ts";
import { companies } from "./schema/companies.ts";

const NAMED = "select name from pg_prepared_statements where statement = $1";

test("a statement that comes again gets a name, the same on every connection", async ({
  database,
}) => {
  const pools = [openPool(database.url, { max: 1 }), openPool(database.url, { max: 1 })];
  const statement = sql`select ${41}::int + 1 as answer`;
  const names: string[] = [];

  for (const pool of pools) {
    for (let time = 0; time < 3; time += 1) {
      expect(await query(createDb(pool), statement)).toEqual([{ answer: 42 }]);
    }
    const { rows } = await pool.query(NAMED, ["select $1::int + 1 as answer"]);
    names.push(...rows.map(({ name }) => name));
    await pool.end();
  }

  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(1);
});

test("it works in a transaction and sees what the transaction wrote", async ({ db }) => {
  await db.execute(sql`create table if not exists notes (text text)`);

  for (let time = 1; time <= 3; time += 1) {
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`insert into notes values ('x')`);
      const rows = await query(transaction, sql`select count(*) as count from notes`);
      expect(rows).toEqual([{ count: time }]);
    });
  }
});

test("times and days come as text, with a name, without one and in a transaction", async ({
  db,
}) => {
  const statement = sql`select '2026-01-02'::date as day, '2026-01-02 03:04:05+00'::timestamptz as at`;
  const expected = [{ day: "2026-01-02", at: expect.stringMatching(/^2026-01-0/) }];

  for (let time = 0; time < 3; time += 1) expect(await query(db, statement)).toEqual(expected);
  expect(await queryPlanned(db, statement)).toEqual(expected);
  await db.transaction(async (tx) => {
    expect(await query(tx, statement)).toEqual(expected);
    expect(await queryPlanned(tx, statement)).toEqual(expected);
  });
});

test("a connection that was replaced learns the name again", async ({ database }) => {
  const pool = openPool(database.url, { max: 1 });
  const db = createDb(pool);
  const ask = () => query<{ pid: number }>(db, sql`select pg_backend_pid() as pid`);
  for (let time = 0; time < 3; time += 1) await ask();
  const [before] = await ask();

  await database.pool.query("select pg_terminate_backend($1)", [before?.pid]);
  await expect.poll(() => ask().catch(() => [before])).not.toEqual([before]);

  await pool.end();
});

test("texts that visitors make up do not fill a connection with names", async ({ database }) => {
  const pool = openPool(database.url, { max: 1 });
  const db = createDb(pool);

  for (let made = 0; made < 1000; made += 1) {
    for (let time = 0; time < 3; time += 1) {
      await query(db, sql`select 1 as ${sql.raw(`column_${made}`)}`);
    }
  }

  const { rows } = await pool.query("select count(*) from pg_prepared_statements");
  await pool.end();
  expect(rows[0].count).toBeLessThanOrEqual(400);
});

test("a settled part of a statement says what it said, and holds no values", async ({ db }) => {
  const part = settled(sql`${sql.raw("21")} * 2`);

  expect(await query(db, sql`select ${part} + ${1}::int as answer`)).toEqual([{ answer: 43 }]);
  expect(() => settled(sql`select ${1}`)).toThrow("no values");
});

test("text and values are put together as drizzle does it, and what is more is left to it", async ({
  db,
}) => {
  const inner = sql`${sql.param([3, 4])}::int[]`;
  const parts = [sql`${1}::int as a`, sql`${"two"}::text as b`, sql`${inner} as c`];
  const plain = sql`select ${sql.join(parts, sql`, `)}, ${sql.param(null)}::text as d, ${sql.raw("5")} as e`;
  const withColumns = sql`select ${1}::int as a, ${companies.id} from ${companies} where ${companies.name} = ${"nobody"}`;
  const withMore = sql`select ${true}::boolean as a, ${"x"} in ${["x", "y"]} as b${undefined}`;

  const expected = [{ a: 1, b: "two", c: [3, 4], d: null, e: 5 }];
  expect(await query(db, plain)).toEqual(expected);
  expect(await queryPlanned(db, plain)).toEqual(expected);
  expect(await query(db, withColumns)).toEqual([]);
  expect(await query(db, withMore)).toEqual([{ a: true, b: true }]);
});
