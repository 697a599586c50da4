/** A database of an earlier version, with data in it, migrated to this one. */

import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPool } from "#server/platform/db/client.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { createTestDatabase } from "./database.ts";

const MIGRATIONS = join(import.meta.dirname, "..", "migrations");

type Before = {
  /** The number of that version's last migration. */
  last: number;
  /** The SQL that fills it. */
  data: string;
};
type Read = (query: string) => Promise<Record<string, unknown>[]>;

export async function afterMigration(
  before: Before,
  check: (read: Read) => Promise<void>,
): Promise<void> {
  const database = await createTestDatabase();
  const pool = openPool(database.url, { max: 2 });
  const folder = await mkdtemp(join(tmpdir(), "aangan-before-"));
  try {
    await pool.query(
      "drop schema public cascade; drop schema drizzle cascade; create schema public",
    );
    await writeMigrations(folder, before.last);
    await migrate(pool, folder);
    await pool.query(before.data);
    await migrate(pool, MIGRATIONS);
    await check(async (query) => (await pool.query(query)).rows);
  } finally {
    await pool.end();
    await database.drop();
    await rm(folder, { recursive: true });
  }
}

async function writeMigrations(folder: string, last: number): Promise<void> {
  await cp(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8"));
  const entries = journal.entries.filter(({ idx }: { idx: number }) => idx <= last);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
}
