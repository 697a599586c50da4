/** The site's database, whether or not the site is running. */

import { join } from "node:path";
import { createDb, type Db, openPool } from "#server/db/client.ts";
import { openEmbedded } from "#server/db/embedded.ts";
import { migrate } from "#server/db/migrate.ts";
import { readSettings } from "#server/env.ts";

const MIGRATIONS = join(import.meta.dirname, "..", "..", "migrations");

/** Joins the embedded server that is running, or starts it for as long as the work takes. */
export async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  // biome-ignore lint/style/noProcessEnv: a composition root, as server.ts is
  const { DATABASE_URL, DATA_DIR } = readSettings(process.env);
  const embedded = DATABASE_URL ? undefined : await openEmbedded({ dataDir: DATA_DIR });
  const pool = openPool(DATABASE_URL ?? embedded?.url ?? "", { max: 2 });
  try {
    await migrate(pool, MIGRATIONS);
    return await work(createDb(pool));
  } finally {
    await pool.end();
    await embedded?.stop();
  }
}
