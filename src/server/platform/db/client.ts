import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { drizzle, type NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";

/** A database or a transaction on it: repositories do not care which. Only the database has its pool. */
export type Db = PgDatabase<NodePgQueryResultHKT, Record<string, never>> & { $client?: pg.Pool };

type PoolOptions = {
  max?: number | undefined;
  /** For an optional server: how long to wait for a connection or an answer. */
  patienceMs?: number;
  /** No page waits for it: a statement may take as long as it needs. */
  isUnhurried?: boolean;
  onError?: (error: Error) => void;
};

const DEFAULT_MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 4_000;
const STATEMENT_TIMEOUT_MS = 15_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
const IDLE_TIMEOUT_MS = 30_000;
const PROBE_MS = 2_000;

// For the whole process, because drizzle uses the driver's own table of parsers, not the pool's. Counts
// and rupees stay far below 2^53; numeric stays text, since no JavaScript number holds every one.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const sockets = new WeakMap<pg.Pool, Set<Socket>>();

export function openPool(url: string, options: PoolOptions = {}): pg.Pool {
  const open = new Set<Socket>();
  const pool = new pg.Pool({
    connectionString: url,
    stream: () => openSocket(open),
    max: options.max ?? DEFAULT_MAX_CONNECTIONS,
    connectionTimeoutMillis: options.patienceMs ?? CONNECT_TIMEOUT_MS,
    ...(options.patienceMs && { query_timeout: options.patienceMs }),
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: options.isUnhurried ? false : STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    // Queries for pages take milliseconds: parallel workers and JIT would cost more than they save. Random
    // index reads are nearly as cheap here as sequential ones; with the server's default cost of 4, a table
    // of some hundred listings would be scanned completely for every word.
    options: "-c max_parallel_workers_per_gather=0 -c jit=off -c random_page_cost=1.1",
    application_name: "aangan",
  });
  // A database restart ends the idle connections; unhandled, that error would end the process. The pool
  // has already dropped the connection, and the next query opens another.
  pool.on("error", (error) => {
    // The pool attaches the whole connection, including its password, which must not be logged.
    Reflect.deleteProperty(error, "client");
    options.onError?.(error);
  });
  // The pool listens to idle connections only. One lent to a transaction can fail between two queries too;
  // its holder learns of it from the next query.
  pool.on("connect", (client) => client.on("error", () => {}));
  sockets.set(pool, open);
  return pool;
}

function openSocket(open: Set<Socket>): Socket {
  const socket = new Socket();
  open.add(socket);
  return socket.once("close", () => open.delete(socket));
}

/** Destroys every connection, in use or not, instead of waiting for a database that went silent. */
export function dropConnections(pool: pg.Pool): void {
  for (const socket of sockets.get(pool) ?? []) socket.destroy();
}

/** Health checks need an answer now: a slow database counts as unavailable. */
export async function isAnswering(pool: pg.Pool): Promise<boolean> {
  const answer = pool.query("select 1").then(
    () => true,
    () => false,
  );
  return Promise.race([answer, sleep(PROBE_MS, false, { ref: false })]);
}

export function createDb(pool: pg.Pool): Db {
  return drizzle({ client: pool, casing: "snake_case" });
}
