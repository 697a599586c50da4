import type pg from "pg";

const FIRST_START_LOCK = 4_126_011;

/** What only one node may do at a time, such as filling an empty database; the others wait, then look again. */
export async function takeTurns<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [FIRST_START_LOCK]);
    return await work();
  } finally {
    // Closed rather than returned: with the connection goes the lock.
    client.release(true);
  }
}
