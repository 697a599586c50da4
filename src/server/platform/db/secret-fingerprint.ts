import { sql } from "drizzle-orm";
import type { Db } from "./client.ts";
import { sessions } from "./schema/accounts.ts";
import { secretFingerprints } from "./schema/operations.ts";

/** The very first start stores its own; returns the stored one. */
export async function findOrInsertFingerprint(db: Db, own: string): Promise<string> {
  await db.insert(secretFingerprints).values({ fingerprint: own }).onConflictDoNothing();
  return (await findFingerprint(db)) ?? own;
}

export async function findFingerprint(db: Db): Promise<string | undefined> {
  const [row] = await db.select().from(secretFingerprints);
  return row?.fingerprint;
}

export async function updateFingerprint(db: Db, fingerprint: string): Promise<void> {
  await db
    .insert(secretFingerprints)
    .values({ fingerprint })
    .onConflictDoUpdate({
      target: secretFingerprints.id,
      set: { fingerprint, acceptedAt: sql`now()` },
    });
}

/** Ends the sessions of all users; returns how many there were. */
export async function deleteEverySession(db: Db): Promise<number> {
  return (await db.delete(sessions)).rowCount ?? 0;
}
