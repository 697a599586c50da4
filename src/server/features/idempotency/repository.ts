import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { idempotencyKeys } from "#server/platform/db/schema/idempotency.ts";

/** Claims the key if it is free or its holder died before answering. */
export async function claimKey(
  db: Db,
  id: string,
  bodyHash: string,
  leaseSeconds: number,
): Promise<boolean> {
  const isAbandoned = and(
    isNull(idempotencyKeys.answer),
    eq(idempotencyKeys.bodyHash, bodyHash),
    lt(idempotencyKeys.createdAt, sql`now() - make_interval(secs => ${leaseSeconds})`),
  );
  const taken = await db
    .insert(idempotencyKeys)
    .values({ id, bodyHash })
    .onConflictDoUpdate({
      target: idempotencyKeys.id,
      set: { createdAt: sql`now()` },
      ...(isAbandoned && { setWhere: isAbandoned }),
    })
    .returning({ id: idempotencyKeys.id });
  return taken.length > 0;
}

export async function findKey(db: Db, id: string) {
  const [row] = await db
    .select({ bodyHash: idempotencyKeys.bodyHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.id, id));
  return row;
}

export async function updateAnswer(db: Db, id: string, answer: string): Promise<void> {
  await db.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.id, id));
}

export async function deleteKey(db: Db, id: string): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.id, id));
}
