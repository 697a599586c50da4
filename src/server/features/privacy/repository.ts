/** Links by which a person without an account proves that an address or a number is theirs. */

import { randomUUIDv7 } from "node:crypto";
import { and, eq, gt, or, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { users, verifications } from "#server/platform/db/schema/accounts.ts";

const PURPOSE = "privacy";

type Link = { tokenHash: string; contact: string; expiresAt: Date };

export async function insertLink(db: Db, { tokenHash, contact, expiresAt }: Link): Promise<void> {
  const identifier = `${PURPOSE} ${tokenHash}`;
  await db
    .insert(verifications)
    .values({ id: randomUUIDv7(), identifier, value: contact, expiresAt });
}

/** The contact that the link proves. */
export async function findLink(db: Db, tokenHash: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ contact: verifications.value })
    .from(verifications)
    .where(
      and(
        eq(verifications.identifier, `${PURPOSE} ${tokenHash}`),
        gt(verifications.expiresAt, now),
      ),
    );
  return row?.contact;
}

/** Accounts that have verified this address or number. */
export async function listAccounts(db: Db, contact: string) {
  return db
    .select()
    .from(users)
    .where(
      or(
        and(eq(sql`lower(${users.email})`, contact), eq(users.emailVerified, true)),
        and(eq(users.phoneNumber, contact), eq(users.phoneNumberVerified, true)),
      ),
    );
}
