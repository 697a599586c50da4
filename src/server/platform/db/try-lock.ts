import type pg from "pg";
import { z } from "zod";
import { parseRows } from "./rows.ts";

const lockRow = z.object({ isOurs: z.boolean() });

/** Does the work unless another node is doing it; returns whether it was done here. */
export async function tryLock(
  pool: pg.Pool,
  lock: number,
  work: () => Promise<void>,
): Promise<boolean> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as "isOurs"', [lock]);
    const [answer] = parseRows(lockRow, rows);
    if (!answer?.isOurs) return false;
    await work();
    return true;
  } finally {
    // Closed rather than returned to the pool: the lock ends with the connection.
    client.release(true);
  }
}
