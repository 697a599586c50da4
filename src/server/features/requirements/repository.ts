import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Language } from "#domain/language.ts";
import type { Page } from "#domain/page.ts";
import type { Requirement, RequirementInput } from "#domain/requirement.ts";
import type { RequirementFilter } from "#domain/requirement-schema.ts";
import type { Db } from "#server/db/client.ts";
import { countUpToLimit } from "#server/db/count.ts";
import { after, encodeCursor, orderBy, type SortKey } from "#server/db/keyset.ts";
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

const NEWEST_FIRST: SortKey[] = [
  { expression: sql`requirements.created_at`, direction: "desc", cast: "timestamptz" },
  { expression: sql`requirements.id`, direction: "desc", cast: "uuid" },
];

export async function listRequirements(
  db: Db,
  filter: RequirementFilter,
): Promise<Page<Requirement>> {
  const where = and(...conditions(filter));
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(requirements)
      .where(and(where, after(NEWEST_FIRST, filter.cursor)))
      .orderBy(orderBy(NEWEST_FIRST))
      .limit(filter.limit + 1),
    countUpToLimit(db, sql`requirements`, where),
  ]);
  const page = rows.slice(0, filter.limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
    nextCursor:
      rows.length > filter.limit && last
        ? encodeCursor([last.createdAt.toISOString(), last.id])
        : null,
    ...total,
  };
}

function conditions({ q, status, type }: RequirementFilter): (SQL | undefined)[] {
  const pattern = `%${q.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return [
    status && eq(requirements.status, status),
    type && eq(requirements.propertyType, type),
    q === ""
      ? undefined
      : sql`lower(concat_ws(' ', ${requirements.name}, ${requirements.phone},
          ${requirements.location}, ${requirements.message}, ${requirements.reference})) like ${pattern}`,
  ];
}
