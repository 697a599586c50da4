/** New users, and the links that verify their address. */

import { randomUUIDv7 } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { SignUpRole } from "#domain/accounts/account.ts";
import type { Language } from "#domain/shared/language.ts";
import type { Db } from "#server/platform/db/client.ts";
import { users, verifications } from "#server/platform/db/schema/accounts.ts";

type NewPerson = {
  name: string;
  email: string;
  role: SignUpRole;
  language: Language;
  emailVerified?: boolean;
  phoneNumber?: string;
  phoneNumberVerified?: boolean;
};

/** Returns the id, or undefined when the address or the number is already taken. */
export async function insertPerson(db: Db, person: NewPerson): Promise<string | undefined> {
  const [row] = await db
    .insert(users)
    .values({ id: randomUUIDv7(), ...person })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return row?.id;
}

export async function findPerson(db: Db, id: string) {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

export async function updateEmailVerified(db: Db, id: string): Promise<void> {
  await db.update(users).set({ emailVerified: true }).where(eq(users.id, id));
}

type Proof = { identifier: string; value: string; expiresAt: Date };

export async function insertProof(db: Db, proof: Proof): Promise<void> {
  await db.insert(verifications).values({ id: randomUUIDv7(), ...proof });
}

export async function findProof(db: Db, identifier: string, now: Date) {
  const [row] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now)));
  return row?.value;
}

/** Consumes it: if two requests use the same link, only one succeeds. */
export async function consumeLinkToken(db: Db, identifier: string, now: Date) {
  const [row] = await db
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now)))
    .returning({ value: verifications.value });
  return row?.value;
}
