import { cp, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { describe, expect } from "vitest";
import { openPool } from "#server/platform/db/client.ts";
import { openEmbedded } from "#server/platform/db/embedded/embedded.ts";
import { test as base } from "#test/app.ts";
import { createTestDatabase } from "#test/database.ts";
import { aCompany, aListingInput, aRequirement } from "#test/factories.ts";
import { migrateSafely } from "./before-migration.ts";
import { findLastBackup } from "./repository.ts";
import { checkBackup, restoreBackup } from "./restore.ts";
import { verifyBackup } from "./verify.ts";
import { removeOlder, writeBackup } from "./write.ts";

type Fixtures = {
  /** The DATA_DIR of the site that is backed up, with a picture and a secret. */
  dataDir: string;
  backUp: (name?: string) => Promise<string>;
  /** Another database on the same server, without a table. */
  empty: pg.Pool;
};

const MIGRATIONS = join(import.meta.dirname, "..", "..", "..", "..", "migrations");
const PICTURE = "pictures/0190b2c4-7a3e-7000-8000-000000000001";
const NOW = new Date("2026-11-16T03:00:00Z");

const test = base.extend<Fixtures>({
  dataDir: async ({ folder, db }, use) => {
    const dataDir = join(folder, "data");
    await mkdir(join(dataDir, PICTURE), { recursive: true });
    await writeFile(join(dataDir, PICTURE, "original.webp"), "a picture");
    await writeFile(join(dataDir, PICTURE, "640.avif"), "made from it");
    await writeFile(join(dataDir, "secret"), "s".repeat(43), { mode: 0o600 });
    const { id: companyId } = await aCompany(db, { name: 'आँगन \\N \t & "Sons"\nPune' });
    await aListingInput(db, { companyId });
    await aListingInput(db, { companyId, status: "in_review" });
    await use(dataDir);
  },
  backUp: async ({ folder, dataDir, database: { pool } }, use) =>
    use(async (name = "backup") => {
      const target = join(folder, name);
      await writeBackup({ pool, dataDir, target, contents: "everything", now: NOW });
      return target;
    }),
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures used here
  empty: async ({}, use) => {
    const database = await createTestDatabase();
    const pool = openPool(database.url);
    await dropEverything(pool);
    await use(pool);
    await pool.end();
    await database.drop();
  },
});

describe("a backup", () => {
  test("comes back with every row, computed column, key, trigger, picture and secret", async ({
    backUp,
    database,
    empty,
    folder,
  }) => {
    const before = await contentsOf(database.pool);
    const backup = await backUp();
    const dataDir = join(folder, "restored");

    await restore(backup, { pool: empty, dataDir });

    expect(await contentsOf(empty)).toEqual(before);
    expect(await shapeOf(empty)).toEqual(await shapeOf(database.pool));
    expect(await readFile(join(dataDir, PICTURE, "original.webp"), "utf8")).toBe("a picture");
    expect(await readdir(join(dataDir, PICTURE))).toEqual(["original.webp"]);
    expect((await stat(join(dataDir, "secret"))).mode & 0o777).toBe(0o600);
    expect((await readdir(dataDir)).toSorted()).toEqual(["pictures", "secret"]);
    await expect(
      migrateSafely(empty, MIGRATIONS, { DATA_DIR: dataDir, isMigrationBackedUp: true }),
    ).resolves.toBeUndefined();
  });

  test("holds one moment, while others write", async ({ backUp, database, db, empty, folder }) => {
    let isOver = false;
    const writing = (async () => {
      while (!isOver) {
        const { id: companyId } = await aCompany(db);
        await aListingInput(db, { companyId });
      }
    })();

    const backup = await backUp().finally(() => {
      isOver = true;
    });
    await writing;
    await restore(backup, { pool: empty, dataDir: join(folder, "restored") });

    // The foreign keys were checked again, and the trigger-maintained counts match their rows.
    const before = await countsOf(empty);
    await empty.query("select rebuild_counts()");
    expect(await countsOf(empty)).toEqual(before);
    expect(before.length).toBeGreaterThan(0);
    const { rows } = await database.pool.query("select count(*) from companies");
    expect(rows[0].count).toBeGreaterThan(1);
  });

  test("made on an external server comes back on the embedded one", async ({
    backUp,
    database,
    folder,
  }) => {
    const backup = await backUp();
    const dataDir = join(folder, "embedded");
    const embedded = await openEmbedded({ dataDir });
    const pool = openPool(embedded.url);
    try {
      await restore(backup, { pool, dataDir });
      expect(await contentsOf(pool)).toEqual(await contentsOf(database.pool));
    } finally {
      await pool.end();
      await embedded.stop();
    }
  });

  test("is refused by a database or a folder that is in use, and changes nothing", async ({
    backUp,
    database,
    dataDir,
    empty,
    folder,
  }) => {
    const before = await contentsOf(database.pool);
    const backup = await backUp();
    const elsewhere = join(folder, "restored");

    await expect(restore(backup, { pool: database.pool, dataDir: elsewhere })).rejects.toThrow(
      /database is not empty/,
    );
    await expect(restore(backup, { pool: empty, dataDir })).rejects.toThrow(
      /is not empty \(it has/,
    );

    expect(await contentsOf(database.pool)).toEqual(before);
    expect(await readdir(elsewhere)).toEqual([]);
    expect(await contentsOf(empty)).toEqual({});
  });

  test("whose rows contradict each other leaves neither rows nor files", async ({
    backUp,
    empty,
    folder,
  }) => {
    const backup = await backUp();
    const manifest = await checkBackup(backup);
    const tables = manifest.tables.map((table) =>
      table.name === "properties" ? { ...table, rows: table.rows + 1 } : table,
    );
    const dataDir = join(folder, "restored");

    const target = { pool: empty, dataDir, migrationsFolder: MIGRATIONS };
    const restoring = restoreBackup({ folder: backup, manifest: { ...manifest, tables } }, target);

    await expect(restoring).rejects.toThrow(/has 2 rows, and the manifest says 3/);
    expect(await contentsOf(empty)).toEqual({});
    expect(await readdir(dataDir)).toEqual([]);
  });

  test("by a newer version is refused in a sentence", async ({ backUp, empty, folder }) => {
    const backup = await backUp();
    const manifest = await checkBackup(backup);
    const migrations = [...manifest.migrations, Date.UTC(2100, 0, 1)];
    const target = { pool: empty, dataDir: join(folder, "x"), migrationsFolder: MIGRATIONS };

    await expect(
      restoreBackup({ folder: backup, manifest: { ...manifest, migrations } }, target),
    ).rejects.toThrow(/newer version/);
  });

  test("by 0.1.0, whose migrations are gone, is refused in a sentence", async ({
    backUp,
    empty,
    folder,
  }) => {
    const backup = await backUp();
    const manifest = { ...(await checkBackup(backup)), migrations: [1_794_981_269_846] };
    const target = { pool: empty, dataDir: join(folder, "x"), migrationsFolder: MIGRATIONS };

    await expect(restoreBackup({ folder: backup, manifest }, target)).rejects.toThrow(
      "made by a version before 0.2.0; install that one first",
    );
  });

  test("that was damaged says where, before anything is touched", async ({
    backUp,
    empty,
    folder,
  }) => {
    const backup = await backUp();
    expect((await verifyBackup(backup)).problems).toEqual([]);
    const damages: [string, (path: string) => Promise<void>, RegExp][] = [
      ["database/public.companies.copy.gz", flipByte, /companies.copy.gz is not as it was written/],
      ["database/public.companies.copy.gz", cutShort, /companies.copy.gz has \d+ bytes instead/],
      [`files/${PICTURE}/original.webp`, (path) => rm(path), /original.webp is missing/],
      ["files/secret", flipByte, /files\/secret is not as it was written/],
      ["files/pictures/stray", (path) => writeFile(path, "x"), /stray does not belong/],
      ["manifest.json", flipByte, /manifest.json is not as it was written/],
      ["manifest.json", cutShort, /manifest.json is not as it was written/],
      ["manifest.json.sha256", (path) => rm(path), /no complete backup/],
    ];
    for (const [at, [path, damage, words]] of damages.entries()) {
      const copy = join(folder, `copy-${at}`);
      await cp(backup, copy, { recursive: true });
      await damage(join(copy, path));
      const dataDir = join(folder, `restored-${at}`);

      await expect(restore(copy, { pool: empty, dataDir })).rejects.toThrow(words);
      expect((await verifyBackup(copy)).problems.join()).toMatch(words);
    }
    expect(await contentsOf(empty)).toEqual({});
  });

  test("takes a name once, and old ones go", async ({ backUp, folder }) => {
    for (const day of [1, 2, 3]) await backUp(`aangan-${day}`);

    await expect(backUp("aangan-3")).rejects.toThrow(/is there already/);
    await removeOlder(folder, "aangan-", 2);

    expect((await readdir(folder)).toSorted()).toEqual(["aangan-2", "aangan-3", "data"]);
  });
});

describe("before a migration", () => {
  test("the rows are written away, and the log knows it", async ({
    database,
    dataDir,
    db,
    folder,
  }) => {
    await aRequirement(db);
    const younger = await withOneMore(folder, "create table later (n int)");

    const made = await migrateSafely(database.pool, younger, {
      DATA_DIR: dataDir,
      isMigrationBackedUp: true,
    });
    await undo(database.pool);

    const { manifest, problems } = await verifyBackup(made?.path ?? "");
    expect(problems).toEqual([]);
    expect(manifest).toMatchObject({ contents: "database" });
    expect(manifest?.tables.find(({ name }) => name === "requirements")?.rows).toBe(1);
    expect(await findLastBackup(db)).toMatchObject({ contents: "database", path: made?.path });
  });

  test("that has no room for a backup nothing is changed, unless the operator says so", async ({
    database,
    dataDir,
    folder,
  }) => {
    await writeFile(join(dataDir, "backups"), "no folder");
    const younger = await withOneMore(folder, "create table later (n int)");
    const migrating = (isMigrationBackedUp: boolean) =>
      migrateSafely(database.pool, younger, { DATA_DIR: dataDir, isMigrationBackedUp });

    await expect(migrating(true)).rejects.toThrow(/No backup could be made .* nothing was changed/);
    const { rows } = await database.pool.query("select to_regclass('later') as found");
    expect(rows).toEqual([{ found: null }]);

    await expect(migrating(false)).resolves.toBeUndefined();
    await undo(database.pool);
  });
});

async function restore(backup: string, target: { pool: pg.Pool; dataDir: string }): Promise<void> {
  await mkdir(target.dataDir, { recursive: true });
  const manifest = await checkBackup(backup);
  await restoreBackup({ folder: backup, manifest }, { ...target, migrationsFolder: MIGRATIONS });
}

/** Each table's rows as text, hashed by the database. */
async function contentsOf(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1",
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text collate "C")), '') as sum from ${name} t`,
    );
    contents[name] = rows[0].sum;
  }
  return contents;
}

/** Constraints, indexes and triggers, and whether the triggers are on. */
async function shapeOf(pool: pg.Pool) {
  const { rows } = await pool.query(
    `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as what from pg_constraint where connamespace = 'public'::regnamespace
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
     order by 1`,
  );
  return rows;
}

async function countsOf(pool: pg.Pool) {
  await pool.query("select fold_counts()");
  const { rows } = await pool.query("select t::text as row from listing_counts t order by 1");
  return rows;
}

async function dropEverything(pool: pg.Pool): Promise<void> {
  await pool.query("drop schema if exists drizzle cascade");
  await pool.query("drop owned by current_user cascade").catch(async () => {
    await pool.query("drop schema public cascade");
  });
  await pool.query("create schema if not exists public");
}

async function flipByte(path: string): Promise<void> {
  const bytes = await readFile(path);
  const at = Math.floor(bytes.length / 2);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

async function cutShort(path: string): Promise<void> {
  await truncate(path, Math.floor((await stat(path)).size / 2));
}

/** The app's migrations and a newer one. */
async function withOneMore(folder: string, sql: string): Promise<string> {
  const copy = join(folder, "migrations");
  await cp(MIGRATIONS, copy, { recursive: true });
  const journalPath = join(copy, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(journalPath, "utf8"));
  journal.entries.push({
    ...journal.entries.at(-1),
    idx: journal.entries.length,
    when: Date.UTC(2100, 0, 1),
    tag: "9999_later",
  });
  await writeFile(journalPath, JSON.stringify(journal));
  await writeFile(join(copy, "9999_later.sql"), sql);
  return copy;
}

async function undo(pool: pg.Pool): Promise<void> {
  await pool.query("drop table later");
  await pool.query("delete from drizzle.__drizzle_migrations where created_at = $1", [
    Date.UTC(2100, 0, 1),
  ]);
}
