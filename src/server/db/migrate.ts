import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

type JournalEntry = { tag: string; when: number };

/** Any number will do, as long as every node asks for the same one. */
export const MIGRATION_LOCK = 4_126_010;

/**
 * Applies the migrations that this database lacks, all of them or none. Nodes that start together take
 * turns; the later ones find nothing left to do. `beforeChange` is called when a database that has been
 * in use is about to be changed.
 */
export async function migrate(
  pool: pg.Pool,
  migrationsFolder: string,
  beforeChange?: () => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    // To build an index on a large table takes longer than any page may.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const journal = await readJournal(migrationsFolder);
    if (beforeChange && (await isBehind(client, journal))) await beforeChange();
    await applyMigrations(drizzle({ client }), { migrationsFolder }).catch(async (error) => {
      throw (await nameMigration(error, client, migrationsFolder, journal)) ?? error;
    });
    refuseSkipped(await listPending(client, journal));
  } finally {
    // Closed rather than returned: with the connection go the lock and the changed setting.
    client.release(true);
  }
}

/** Their names; all of them where there is no database of ours yet. */
export async function listPendingMigrations(pool: pg.Pool, folder: string): Promise<string[]> {
  const journal = await readJournal(folder);
  const client = await pool.connect();
  try {
    const pending = (await hasMigrations(client)) ? await listPending(client, journal) : journal;
    return pending.map(({ tag }) => tag);
  } finally {
    client.release();
  }
}

async function readJournal(folder: string): Promise<JournalEntry[]> {
  const journal = JSON.parse(await readFile(join(folder, "meta", "_journal.json"), "utf8"));
  return journal.entries;
}

/** Has some migrations, and lacks others. */
async function isBehind(client: pg.PoolClient, journal: JournalEntry[]): Promise<boolean> {
  if (!(await hasMigrations(client))) return false;
  const pending = await listPending(client, journal);
  return pending.length > 0 && pending.length < journal.length;
}

async function hasMigrations(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') as found",
  );
  return rows[0]?.found !== null;
}

async function listPending(
  client: pg.PoolClient,
  journal: JournalEntry[],
): Promise<JournalEntry[]> {
  const { rows } = await client.query("select created_at from drizzle.__drizzle_migrations");
  const applied = new Set(rows.map((row) => Number(row.created_at)));
  return journal.filter((entry) => !applied.has(entry.when));
}

/** Drizzle says which statement failed, not in which file it stands. */
async function nameMigration(
  error: unknown,
  client: pg.PoolClient,
  folder: string,
  journal: JournalEntry[],
): Promise<Error | undefined> {
  if (!(error instanceof DrizzleQueryError)) return undefined;
  // The connection itself may be what failed.
  const pending = await listPending(client, journal).catch(() => []);
  for (const { tag } of pending) {
    const statements = await readFile(join(folder, `${tag}.sql`), "utf8");
    if (!statements.includes(error.query)) continue;
    const reason = error.cause?.message ?? error.message;
    return new Error(`Migration ${tag} failed and nothing was changed: ${reason}`, {
      cause: error,
    });
  }
  return undefined;
}

/** Drizzle applies only what is younger than the last one applied, and says nothing of the rest. */
function refuseSkipped(pending: JournalEntry[]): void {
  if (pending.length === 0) return;
  const names = pending.map((entry) => entry.tag).join(", ");
  throw new Error(
    `Migration ${names} is dated before one already applied, so it was left out: give it a later "when" in meta/_journal.json.`,
  );
}
