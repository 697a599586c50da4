/** Proofs that users submitted for verification. */

import { and, desc, eq } from "drizzle-orm";
import type { Proof } from "#domain/accounts/proof.ts";
import type { ProofInput } from "#domain/accounts/proof-schema.ts";
import type { Db } from "#server/platform/db/client.ts";
import { proofs, users } from "#server/platform/db/schema/accounts.ts";

const MOST = 50;

/** Submitted again after a refusal, it is pending again; while pending or accepted, nothing changes. */
export async function upsertProof(db: Db, userId: string, proof: ProofInput): Promise<void> {
  await db
    .insert(proofs)
    .values({ userId, ...proof })
    .onConflictDoUpdate({
      target: [proofs.userId, proofs.kind, proofs.number],
      set: { status: "pending", reason: null, decidedAt: null },
      setWhere: eq(proofs.status, "rejected"),
    });
}

export async function listProofs(db: Db, userId: string): Promise<Proof[]> {
  const rows = await db
    .select()
    .from(proofs)
    .where(eq(proofs.userId, userId))
    .orderBy(desc(proofs.createdAt))
    .limit(MOST);
  return rows.map(({ id, kind, number, status, reason, createdAt }) => {
    return { id, kind, number, status, reason, createdAt: createdAt.toISOString() };
  });
}

type Decision = { status: "accepted" | "rejected"; reason: string | null; decidedAt: Date };

/** If two admins decide at once, only one decision counts. */
export async function updateProofDecided(db: Db, id: string, decision: Decision) {
  const [row] = await db
    .update(proofs)
    .set(decision)
    .where(and(eq(proofs.id, id), eq(proofs.status, "pending")))
    .returning();
  return row;
}

export async function hasProof(db: Db, id: string): Promise<boolean> {
  return (await db.$count(proofs, eq(proofs.id, id))) > 0;
}

export async function updateVerified(db: Db, userId: string, verifiedAt: Date): Promise<void> {
  await db.update(users).set({ verifiedAt }).where(eq(users.id, userId));
}
