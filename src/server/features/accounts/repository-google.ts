/** Links accounts to Google accounts. */

import { randomUUIDv7 } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { accounts, users } from "#server/platform/db/schema/accounts.ts";

const GOOGLE = "google";

export async function findUserByGoogle(db: Db, googleId: string) {
  const [row] = await db
    .select({ user: users })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.providerId, GOOGLE), eq(accounts.accountId, googleId)));
  return row?.user;
}

/** A user whose address was verified before. */
export async function findUserByProvedEmail(db: Db, email: string) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)));
  return row;
}

/** Google's tokens are not stored: we make no requests to it afterwards. */
export async function insertGoogleAccount(db: Db, userId: string, googleId: string) {
  await db
    .insert(accounts)
    .values({ id: randomUUIDv7(), accountId: googleId, providerId: GOOGLE, userId });
}
