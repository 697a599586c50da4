/** Saved searches whose owners are due an alert about new homes. */

import { and, eq, isNotNull, lt, lte, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { savedSearches } from "#server/platform/db/schema/saved.ts";
import type { SavedSearchRow } from "./repository.ts";

type Due = { now: Date; newest: Date | undefined };

/** One search that is due by schedule, or an instant one with a new home; locked for this node. */
export async function findDueSearch(
  db: Db,
  { now, newest }: Due,
): Promise<SavedSearchRow | undefined> {
  const [timed] = await db
    .select()
    .from(savedSearches)
    .where(and(isNotNull(savedSearches.nextAlertAt), lte(savedSearches.nextAlertAt, now)))
    .orderBy(savedSearches.nextAlertAt)
    .limit(1)
    .for("update", { skipLocked: true });
  if (timed || !newest) return timed;
  const [instant] = await db
    .select()
    .from(savedSearches)
    .where(and(sql`frequency = 'instant'`, lt(savedSearches.toldUpTo, newest)))
    .orderBy(savedSearches.toldUpTo)
    .limit(1)
    .for("update", { skipLocked: true });
  return instant;
}

export async function findReader(db: Db, userId: string) {
  const [row] = await db
    .select({
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      banned: users.banned,
      banExpires: users.banExpires,
      deletionRequestedAt: users.deletionRequestedAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}

/** Turns the alert off, by the link in a mail. */
export async function updateAlertOff(db: Db, id: string): Promise<SavedSearchRow | undefined> {
  const [row] = await db
    .update(savedSearches)
    .set({ frequency: "off", nextAlertAt: null })
    .where(eq(savedSearches.id, id))
    .returning();
  return row;
}
