/** A user's name and phone number, as they enter them themselves. */

import { eq } from "drizzle-orm";
import { reachableEmail } from "#domain/accounts/account.ts";
import { AppError, fieldError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Db } from "#server/platform/db/client.ts";
import { users } from "#server/platform/db/schema/accounts.ts";

type Contact = { name: string; phone: string | null };

/**
 * A number typed here is unverified: it cannot be used to sign in, and a user who verifies it by a code takes
 * it over. The answer does not reveal whether another user has it. A user who signed up by phone and has no
 * other way to sign in cannot change the number.
 */
export async function updateContact(
  tx: Db,
  userId: string,
  { name, phone }: Contact,
): Promise<void> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!person) throw new AppError(sharedProblems.noSuchAccount());
  if (phone === person.phoneNumber) {
    await tx.update(users).set({ name }).where(eq(users.id, userId));
    return;
  }
  if (reachableEmail(person.email) === null) {
    throw fieldError("phone", sharedProblems.phoneIsSignIn());
  }
  await tx
    .update(users)
    .set({ name, phoneNumber: phone, phoneNumberVerified: false })
    .where(eq(users.id, userId));
}
