import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { test as base, expect, inject } from "vitest";
import { createTestDatabase, runAsAdmin, urlOf } from "#test/database.ts";
import { openPool } from "./client.ts";
import { compareMigrations, migrate } from "./migrate.ts";

type Migration = { tag: string; sql: string; when?: number };
type Fixtures = {
  url: string;
  pool: pg.Pool;
  folder: (migrations: Migration[]) => Promise<string>;
};

const MIGRATIONS = join(import.meta.dirname, "..", "..", "..", "..", "migrations");
// Later than any of the app's own migrations, which the test database already has.
const FAR_FUTURE = Date.UTC(2100, 0, 1);

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures used here
  url: async ({}, use) => {
    const database = await createTestDatabase();
    await use(database.url);
    await database.drop();
  },
  pool: async ({ url }, use) => {
    const pool = openPool(url, { max: 2 });
    // Starts from scratch, whatever the app's migrations have created by now.
    await pool.query("drop schema if exists drizzle cascade");
    await use(pool);
    await pool.end();
  },
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures used here
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "aangan-migrations-"));
    await use((migrations) => writeMigrations(folder, migrations));
    await rm(folder, { recursive: true });
  },
});

test("nodes that start together apply each migration once", async ({ url, pool, folder }) => {
  const migrations = await folder([
    { tag: "0000_first", sql: "create table visits (n int); select pg_sleep(0.2)" },
    { tag: "0001_second", sql: "insert into visits values (1)" },
  ]);
  const other = openPool(url, { max: 2 });

  await Promise.all([migrate(pool, migrations), migrate(other, migrations)]);
  await other.end();

  const { rows } = await pool.query("select n from visits");
  expect(rows).toEqual([{ n: 1 }]);
});

test("a failing migration changes nothing and is named", async ({ pool, folder }) => {
  const migrations = await folder([
    { tag: "0000_good", sql: "create table visits (n int)" },
    {
      tag: "0001_bad",
      sql: "create table guests (n int);--> statement-breakpoint\nselect 1 / 0",
    },
  ]);

  await expect(migrate(pool, migrations)).rejects.toThrow(
    "Migration 0001_bad failed and nothing was changed: division by zero",
  );

  const { rows } = await pool.query("select to_regclass('visits') v, to_regclass('guests') g");
  expect(rows).toEqual([{ v: null, g: null }]);
});

test("a corrected migration goes through where the failed one stopped", async ({
  pool,
  folder,
}) => {
  await expect(migrate(pool, await folder([{ tag: "0000_a", sql: "oops" }]))).rejects.toThrow(
    "0000_a",
  );

  await migrate(pool, await folder([{ tag: "0000_a", sql: "create table visits (n int)" }]));

  await expect(pool.query("select n from visits")).resolves.toMatchObject({ rows: [] });
});

test("a migration dated before an applied one is refused, not skipped", async ({
  pool,
  folder,
}) => {
  await migrate(pool, await folder([{ tag: "0000_late", sql: "select 1", when: FAR_FUTURE + 10 }]));

  const both = await folder([
    { tag: "0000_late", sql: "select 1", when: FAR_FUTURE + 10 },
    { tag: "0001_early", sql: "create table visits (n int)", when: FAR_FUTURE + 5 },
  ]);

  await expect(migrate(pool, both)).rejects.toThrow("0001_early");
});

test("a database of a newer version is left alone, and the start says what to do", async ({
  pool,
  folder,
}) => {
  const first = { tag: "0000_known", sql: "create table visits (n int)" };
  await migrate(pool, await folder([first, { tag: "0001_new", sql: "select 1" }]));
  const older = await folder([first]);
  let isBackedUp = false;

  const outcome = migrate(pool, older, async () => {
    isBackedUp = true;
  });

  await expect(outcome).rejects.toThrow(
    /newer version.* a migration that .* the last of 2100-01-01.*before-migration/,
  );
  expect(isBackedUp).toBe(false);
  expect(await compareMigrations(pool, older)).toEqual({
    pending: [],
    problem: expect.stringContaining("newer version"),
  });
});

test("a database from before the migrations were made into one is left alone, and the start says what to do", async ({
  pool,
  folder,
}) => {
  const first = { tag: "0000_first", sql: "create table visits (n int)", when: FAR_FUTURE };
  await migrate(pool, await folder([first]));
  await pool.query("insert into visits values (1)");
  const baseline = await folder([
    { tag: "0000_tables", sql: "drop table visits", when: FAR_FUTURE + 10 },
  ]);
  let isBackedUp = false;

  const outcome = migrate(pool, baseline, async () => {
    isBackedUp = true;
  });

  await expect(outcome).rejects.toThrow(
    /before 0\.2\.0.*nothing was changed.*export all --out FOLDER.*empty database.*import/,
  );
  expect(isBackedUp).toBe(false);
  expect((await pool.query("select n from visits")).rows).toEqual([{ n: 1 }]);
  expect(await compareMigrations(pool, baseline)).toMatchObject({
    problem: expect.stringContaining("before 0.2.0"),
  });
});

test("a database of 0.1.0 is not taken for one of a newer version", async ({ pool }) => {
  // The last migration of 0.1.0.
  await pool.query(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 1794981269846)`);

  await expect(migrate(pool, MIGRATIONS)).rejects.toThrow(/made by a version before 0\.2\.0/);
});

test("a database without an encoding is refused before anything is made in it", async ({
  folder,
}) => {
  const { adminUrl } = inject("testServer");
  const name = `ascii_${randomBytes(6).toString("hex")}`;
  await runAsAdmin(
    adminUrl,
    `create database ${name} template template0 encoding 'SQL_ASCII' locale 'C'`,
  );
  const ascii = openPool(urlOf(adminUrl, name), { max: 1 });
  try {
    const migrations = await folder([{ tag: "0000_a", sql: "create table visits (n int)" }]);

    await expect(migrate(ascii, migrations)).rejects.toThrow(
      new RegExp(`DATABASE_URL: .*${name}.*SQL_ASCII.*create database .* encoding 'UTF8'`),
    );

    const { rows } = await ascii.query("select to_regclass('visits') v");
    expect(rows).toEqual([{ v: null }]);
  } finally {
    await ascii.end();
    await runAsAdmin(adminUrl, `drop database ${name}`);
  }
});

test("a migration may take longer than a page's query", async ({ url, folder }) => {
  const impatient = openPool(`${url}${url.includes("?") ? "&" : "?"}statement_timeout=50`);
  await impatient.query("drop schema if exists drizzle cascade");

  await migrate(impatient, await folder([{ tag: "0000_slow", sql: "select pg_sleep(0.2)" }]));

  const { rows } = await impatient.query("show statement_timeout");
  await impatient.end();
  expect(rows).toEqual([{ statement_timeout: "50ms" }]);
});

async function writeMigrations(folder: string, migrations: Migration[]): Promise<string> {
  await mkdir(join(folder, "meta"), { recursive: true });
  const entries = migrations.map(({ tag, when }, idx) => ({
    idx,
    version: "7",
    when: when ?? FAR_FUTURE + idx,
    tag,
    breakpoints: true,
  }));
  const journal = JSON.stringify({ version: "7", dialect: "postgresql", entries });
  await writeFile(join(folder, "meta", "_journal.json"), journal);
  await Promise.all(
    migrations.map(({ tag, sql }) => writeFile(join(folder, `${tag}.sql`), `${sql};`)),
  );
  return folder;
}
