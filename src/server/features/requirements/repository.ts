import { eq } from "drizzle-orm";
import type { Language } from "#domain/language.ts";
import type { RequirementInput } from "#domain/requirement.ts";
import type { Db } from "#server/db/client.ts";
import { requirements } from "#server/db/schema/leads.ts";

export type NewRequirement = RequirementInput & {
  reference: string;
  language: Language;
  consentVersion: string;
  idempotencyKey: string | null;
  bodyHash: string;
};

/** Answers nothing when a requirement under the same key is there already. */
export async function insertRequirement(db: Db, requirement: NewRequirement) {
  const [row] = await db
    .insert(requirements)
    .values(requirement)
    .onConflictDoNothing({ target: requirements.idempotencyKey })
    .returning({ id: requirements.id, reference: requirements.reference });
  return row;
}

export async function findRequirementByKey(db: Db, idempotencyKey: string) {
  const [row] = await db
    .select({
      id: requirements.id,
      reference: requirements.reference,
      bodyHash: requirements.bodyHash,
    })
    .from(requirements)
    .where(eq(requirements.idempotencyKey, idempotencyKey));
  return row;
}

export async function findRequirement(db: Db, id: string) {
  const [row] = await db.select().from(requirements).where(eq(requirements.id, id));
  return row;
}
