import type pg from "pg";

const FIRST_START_LOCK = 4_126_011;

/** Runs work for one node at a time, such as filling an empty database; the others wait, then check again. */
export async function withLock<T>(
  pool: pg.Pool,
  work: () => Promise<T>,
  lock = FIRST_START_LOCK,
): Promise<T> {
  const client = await pool.connect();
  try {
    // The other nodes may take longer than a page's time limit.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [lock]);
    return await work();
  } finally {
    // Closed rather than returned to the pool: the lock ends with the connection.
    client.release(true);
  }
}
