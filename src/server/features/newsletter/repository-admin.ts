/** Newsletter subscribers, as the admin sees them. */

import { and, eq, sql } from "drizzle-orm";
import type { SubscriberFilter } from "#domain/newsletter/newsletter-schema.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { countUpToLimit } from "#server/platform/db/count.ts";
import { after, byAge, encodeCursor, orderBy, type SortKey } from "#server/platform/db/keyset.ts";
import { containing } from "#server/platform/db/like.ts";
import { subscribers } from "#server/platform/db/schema/leads.ts";

export type SubscriberRow = typeof subscribers.$inferSelect;

const NEWEST_FIRST: SortKey[] = [
  { expression: sql`subscribers.created_at`, direction: "desc", cast: "timestamptz" },
  { expression: sql`subscribers.id`, direction: "desc", cast: "uuid" },
];

export async function listSubscribers(
  db: Db,
  filter: SubscriberFilter,
): Promise<Page<SubscriberRow>> {
  const pattern = containing(filter.q);
  const where = and(
    filter.status && eq(subscribers.status, filter.status),
    filter.q === "" ? undefined : sql`${subscribers.email} like ${pattern}`,
  );
  const order = byAge(NEWEST_FIRST, filter.sort);
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(subscribers)
      .where(and(where, after(order, filter.cursor)))
      .orderBy(orderBy(order))
      .limit(filter.limit + 1),
    countUpToLimit(db, sql`subscribers`, where),
  ]);
  const items = rows.slice(0, filter.limit);
  const last = items.at(-1);
  return {
    items,
    nextCursor:
      rows.length > filter.limit && last
        ? encodeCursor([last.createdAt.toISOString(), last.id])
        : null,
    ...total,
  };
}

/** Deletes for good: a person who asks to be forgotten does not wait thirty more days. */
export async function deleteSubscriber(db: Db, id: string): Promise<SubscriberRow | undefined> {
  const [row] = await db.delete(subscribers).where(eq(subscribers.id, id)).returning();
  return row;
}
