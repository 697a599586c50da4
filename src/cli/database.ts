/** The site's database, whether or not the site is running. */

import { join } from "node:path";
import type pg from "pg";
import { migrateSafely } from "#server/platform/backups/before-migration.ts";
import { createDb, type Db, openPool } from "#server/platform/db/client.ts";
import { openEmbedded } from "#server/platform/db/embedded/embedded.ts";
import { readSettings, type Settings } from "#server/platform/env.ts";

export const MIGRATIONS = join(import.meta.dirname, "..", "..", "migrations");

/** Connects to the running embedded server, or starts it for the duration of the work. */
export async function withPool<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const { DATABASE_URL, DATA_DIR } = settings();
  const embedded = DATABASE_URL ? undefined : await openEmbedded({ dataDir: DATA_DIR });
  const pool = openPool(DATABASE_URL ?? embedded?.url ?? "", { max: 3, isUnhurried: true });
  try {
    return await work(pool);
  } finally {
    await pool.end();
    await embedded?.stop();
  }
}

/** The same, with the tables migrated to this version. */
export function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  return withPool(async (pool) => {
    await migrateSafely(pool, MIGRATIONS, settings());
    return work(createDb(pool));
  });
}

export function settings(): Settings {
  // biome-ignore lint/style/noProcessEnv: a composition root, as server.ts is
  return readSettings(process.env);
}
