import { setTimeout as sleep } from "node:timers/promises";
import type { SQL } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";

/** Sends `second` while the transaction of `first` is open, and waits for both. */
export async function race(db: Db, first: SQL, second: SQL): Promise<void> {
  let other: Promise<unknown> = Promise.resolve();
  await db.transaction(async (transaction) => {
    await transaction.execute(first);
    // The query is sent only once it is awaited.
    other = Promise.all([db.execute(second)]);
    await sleep(100);
  });
  await other;
}
