import type pg from "pg";

const FIRST_START_LOCK = 4_126_011;

/** What only one node may do at a time, such as filling an empty database; the others wait, then look again. */
export async function withLock<T>(
  pool: pg.Pool,
  work: () => Promise<T>,
  lock = FIRST_START_LOCK,
): Promise<T> {
  const client = await pool.connect();
  try {
    // The others may take longer than any page may.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [lock]);
    return await work();
  } finally {
    // Closed rather than returned: with the connection goes the lock.
    client.release(true);
  }
}
