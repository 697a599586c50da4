import pg from "pg";
import { z } from "zod";
import { parseRows } from "#server/platform/db/rows.ts";

/**
 * Each process that uses the server holds one connection with a shared lock. Only the last one out can get
 * the lock exclusively, and only that one stops the server; the system releases the lock of a killed process.
 * A process that joins meanwhile waits for the lock, loses the connection and starts the server again.
 */
const PRESENCE_LOCK = 4_126_001;
const SETUP_LOCK = 4_126_002;

const CONNECT_TIMEOUT_MS = 5_000;
const LOCK_TIMEOUT_MS = 60_000;

const DATABASE_NAME = "aangan";
/** Owns the database and nothing else: an SQL injection must not reach the operating system. */
const ROLE_NAME = "aangan";

const serverRow = z.object({ folder: z.string() });
const lockRow = z.object({ last: z.boolean() });

/** The driver has these two; its types do not. */
type Client = pg.Client & { ref(): void; unref(): void };

export type Presence = { client: Client; dataDirectory: string };

export function urlFor(socketDir: string): string {
  return connectionUrl(socketDir, ROLE_NAME, DATABASE_NAME);
}

export function adminUrlFor(socketDir: string): string {
  return connectionUrl(socketDir, "postgres", "postgres");
}

export async function enter(socketDir: string, onEnd: () => void): Promise<Presence> {
  const client = new pg.Client({
    connectionString: adminUrlFor(socketDir),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    application_name: "aangan presence",
  }) as Client;
  // An error without a listener would end the process; the "end" event that follows is what matters.
  client.on("error", () => {});
  client.on("end", onEnd);
  try {
    await client.connect();
    const { rows } = await client.query(
      "select pg_advisory_lock_shared($1), current_setting('data_directory') as folder",
      [PRESENCE_LOCK],
    );
    const [server] = parseRows(serverRow, rows);
    if (!server) throw new Error("The server did not name its folder");
    return { client, dataDirectory: server.folder };
  } catch (error) {
    client.removeListener("end", onEnd);
    await client.end().catch(() => {});
    throw error;
  }
}

/** Releases this process's lock; true if no other process holds one, and then none can get one. */
export async function leave({ client }: Presence): Promise<boolean> {
  client.ref();
  await client.query("select pg_advisory_unlock_shared($1)", [PRESENCE_LOCK]);
  const { rows } = await client.query("select pg_try_advisory_lock($1) as last", [PRESENCE_LOCK]);
  return parseRows(lockRow, rows)[0]?.last ?? false;
}

/** Creates the site's role and database on the first start. */
export async function ensureDatabase({ client }: Presence): Promise<void> {
  const { rows } = await client.query("select 1 from pg_database where datname = $1", [
    DATABASE_NAME,
  ]);
  if (rows.length > 0) return;
  await client.query("select pg_advisory_lock($1)", [SETUP_LOCK]);
  try {
    await createMissing(client);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [SETUP_LOCK]);
  }
}

async function createMissing(client: pg.Client): Promise<void> {
  const role = await client.query("select 1 from pg_roles where rolname = $1", [ROLE_NAME]);
  if (role.rows.length === 0) await client.query(`create role ${ROLE_NAME} login`);
  const database = await client.query("select 1 from pg_database where datname = $1", [
    DATABASE_NAME,
  ]);
  if (database.rows.length === 0) {
    await client.query(`create database ${DATABASE_NAME} owner ${ROLE_NAME}`);
  }
}

function connectionUrl(socketDir: string, user: string, database: string): string {
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(socketDir)}`;
}
