import type pg from "pg";

/** Does the work unless another node is doing it; returns whether it was done here. */
export async function tryLock(
  pool: pg.Pool,
  lock: number,
  work: () => Promise<void>,
): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ isOurs: boolean }>(
      'select pg_try_advisory_lock($1) as "isOurs"',
      [lock],
    );
    if (!rows[0]?.isOurs) return false;
    await work();
    return true;
  } finally {
    // Closed rather than returned to the pool: the lock ends with the connection.
    client.release(true);
  }
}
