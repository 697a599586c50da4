/** Bulk price changes that can still be undone. */

import { and, eq, gt } from "drizzle-orm";
import type { PricedLine } from "#domain/listings/price-change.ts";
import type { Db } from "#server/platform/db/client.ts";
import { priceChanges } from "#server/platform/db/schema/price-changes.ts";

type NewPriceChange = typeof priceChanges.$inferInsert;

export async function insertPriceChange(db: Db, change: NewPriceChange): Promise<string> {
  const [row] = await db.insert(priceChanges).values(change).returning({ id: priceChanges.id });
  if (!row) throw new Error("A change of prices was not written down");
  return row.id;
}

/** Removed by the one who undoes it, so that it cannot be undone twice. */
export async function takePriceChange(
  db: Db,
  { id, userId, now }: { id: string; userId: string; now: Date },
): Promise<PricedLine[] | undefined> {
  const [row] = await db
    .delete(priceChanges)
    .where(
      and(
        eq(priceChanges.id, id),
        eq(priceChanges.userId, userId),
        gt(priceChanges.purgeAfter, now),
      ),
    )
    .returning({ lines: priceChanges.lines });
  return row?.lines;
}
