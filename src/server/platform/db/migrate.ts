import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { z } from "zod";
import { refuseEncoding } from "./encoding.ts";
import { parseRows } from "./rows.ts";

const journalSchema = z.object({
  entries: z.array(z.object({ tag: z.string(), when: z.number() })),
});
type JournalEntry = z.output<typeof journalSchema>["entries"][number];

const tableRow = z.object({ found: z.unknown() });
const migrationRow = z.object({ created_at: z.coerce.number() });

/** Any number will do, as long as every node uses the same one. */
export const MIGRATION_LOCK = 4_126_010;

/**
 * Applies the migrations that this database lacks, all of them or none. Nodes that start together run one
 * after another; the later ones find nothing left to do. `beforeChange` is called when a database that has
 * been in use is about to be changed.
 */
export async function migrate(
  pool: pg.Pool,
  migrationsFolder: string,
  beforeChange?: () => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    // Building an index on a large table takes longer than a page's time limit.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await refuseEncoding(client);
    const journal = await readJournal(migrationsFolder);
    refuseUnknown(await listUnknown(client, journal), journal);
    if (beforeChange && (await isBehind(client, journal))) await beforeChange();
    await applyMigrations(drizzle({ client }), { migrationsFolder }).catch(async (error) => {
      throw (await nameMigration(error, client, migrationsFolder, journal)) ?? error;
    });
    refuseSkipped(await listPending(client, journal));
  } finally {
    // Closed rather than returned to the pool: the lock and the changed setting end with the connection.
    client.release(true);
  }
}

/**
 * The names of the migrations that this database lacks (all of them for a new one), and a message if it has
 * had migrations that this version does not know.
 */
export async function compareMigrations(
  pool: pg.Pool,
  folder: string,
): Promise<{ pending: string[]; problem?: string }> {
  const journal = await readJournal(folder);
  const client = await pool.connect();
  try {
    const unknown = await listUnknown(client, journal);
    const pending = (await hasMigrations(client)) ? await listPending(client, journal) : journal;
    return {
      pending: pending.map(({ tag }) => tag),
      ...(unknown.length > 0 && { problem: sayUnknown(unknown, journal) }),
    };
  } finally {
    client.release();
  }
}

async function readJournal(folder: string): Promise<JournalEntry[]> {
  const text = await readFile(join(folder, "meta", "_journal.json"), "utf8");
  return journalSchema.parse(JSON.parse(text)).entries;
}

/** The database has some migrations, and lacks others. */
async function isBehind(client: pg.PoolClient, journal: JournalEntry[]): Promise<boolean> {
  if (!(await hasMigrations(client))) return false;
  const pending = await listPending(client, journal);
  return pending.length > 0 && pending.length < journal.length;
}

async function hasMigrations(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') as found",
  );
  return parseRows(tableRow, rows)[0]?.found !== null;
}

async function listPending(
  client: pg.PoolClient,
  journal: JournalEntry[],
): Promise<JournalEntry[]> {
  const applied = new Set(await listApplied(client));
  return journal.filter((entry) => !applied.has(entry.when));
}

/** The timestamps of applied migrations that this version has no file for. */
async function listUnknown(client: pg.PoolClient, journal: JournalEntry[]): Promise<number[]> {
  if (!(await hasMigrations(client))) return [];
  const known = new Set(journal.map((entry) => entry.when));
  return (await listApplied(client)).filter((when) => !known.has(when));
}

async function listApplied(client: pg.PoolClient): Promise<number[]> {
  const { rows } = await client.query("select created_at from drizzle.__drizzle_migrations");
  return parseRows(migrationRow, rows).map((row) => row.created_at);
}

/** Drizzle says which statement failed, but not in which file. */
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

/** Its tables are not those that this version writes to: what it stored might be lost or read wrongly later. */
function refuseUnknown(unknown: number[], journal: JournalEntry[]): void {
  if (unknown.length > 0) throw new Error(sayUnknown(unknown, journal));
}

function sayUnknown(unknown: number[], journal: JournalEntry[]): string {
  const isEarlier = isBeforeBaseline(
    unknown,
    journal.map(({ when }) => when),
  );
  return isEarlier ? SAY_EARLIER : sayNewer(unknown);
}

/** Whether some are of a version whose migrations were since made into one. */
export function isBeforeBaseline(applied: readonly number[], known: readonly number[]): boolean {
  return Math.min(...applied) < Math.min(...known);
}

const SAY_EARLIER =
  "the database was made by a version before 0.2.0, which this version cannot bring up to date; nothing was changed. Run the version that made it, write everything down with its `npm run cli -- export all --out FOLDER`, and start this version on an empty database, where `npm run cli -- import` takes the listings, as docs/operations.md says under Upgrading";

function sayNewer(unknown: number[]): string {
  const last = new Date(Math.max(...unknown)).toISOString().slice(0, 10);
  const count = unknown.length === 1 ? "a migration" : `${unknown.length} migrations`;
  return `the database was made by a newer version of this site: it has had ${count} that this version does not know, the last of ${last}. Install the version that was used last, or one made after that day; or restore into an empty database the backup taken before the upgrade (DATA_DIR/backups/before-migration-…), as docs/operations.md says under Upgrading`;
}

/** Drizzle applies only what is newer than the last applied migration, and silently skips the rest. */
function refuseSkipped(pending: JournalEntry[]): void {
  if (pending.length === 0) return;
  const names = pending.map((entry) => entry.tag).join(", ");
  throw new Error(
    `Migration ${names} is dated before one already applied, so it was left out: give it a later "when" in meta/_journal.json.`,
  );
}
