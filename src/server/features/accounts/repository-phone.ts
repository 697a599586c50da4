/** Codes sent to phones, and the owners of the numbers. */

import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { SignUpRole } from "#domain/accounts/account.ts";
import type { Db } from "#server/platform/db/client.ts";
import { phoneCodes, users } from "#server/platform/db/schema/accounts.ts";

type NewCode = {
  phone: string;
  codeHash: string;
  name: string;
  role: SignUpRole;
  createdAt: Date;
  expiresAt: Date;
};

export async function insertPhoneCode(db: Db, code: NewCode): Promise<string> {
  const [row] = await db.insert(phoneCodes).values(code).returning({ id: phoneCodes.id });
  if (!row) throw new Error("A code was not stored");
  return row.id;
}

export async function findPhoneCode(db: Db, id: string, now: Date) {
  const [row] = await db
    .select()
    .from(phoneCodes)
    .where(and(eq(phoneCodes.id, id), gt(phoneCodes.expiresAt, now)));
  return row;
}

/** Counts the attempt before it is made, so that parallel attempts all count; undefined when none is left. */
export async function updateTried(db: Db, id: string, most: number, now: Date) {
  const [row] = await db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(and(eq(phoneCodes.id, id), lt(phoneCodes.tries, most), gt(phoneCodes.expiresAt, now)))
    .returning();
  return row;
}

/** If two requests use the right code, only one succeeds. */
export async function deletePhoneCode(db: Db, id: string): Promise<boolean> {
  const gone = await db
    .delete(phoneCodes)
    .where(eq(phoneCodes.id, id))
    .returning({ id: phoneCodes.id });
  return gone.length > 0;
}

/** The user who has verified the number. */
export async function findUserByPhone(db: Db, phone: string) {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.phoneNumber, phone), eq(users.phoneNumberVerified, true)));
  return row;
}

/** A number that was only typed is given up to the user who verifies it. */
export async function releasePhone(db: Db, phone: string): Promise<void> {
  await db
    .update(users)
    .set({ phoneNumber: null })
    .where(and(eq(users.phoneNumber, phone), eq(users.phoneNumberVerified, false)));
}
