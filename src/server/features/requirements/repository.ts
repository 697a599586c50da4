import { randomUUIDv7 } from "node:crypto";
import { and, eq, gte, lt, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Requirement, RequirementInput } from "#domain/requirements/requirement.ts";
import type { RequirementFilter } from "#domain/requirements/requirement-schema.ts";
import type { Language } from "#domain/shared/language.ts";
import { periodOf } from "#domain/shared/list-schema.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { countUpToLimit } from "#server/platform/db/count.ts";
import { after, encodeCursor, orderBy, type SortKey } from "#server/platform/db/keyset.ts";
import { containing } from "#server/platform/db/like.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { nextVersion } from "#server/platform/db/schema/columns.ts";
import { requirements, requirementText } from "#server/platform/db/schema/leads.ts";
import { staffNotices } from "#server/platform/db/schema/staff-notices.ts";

export type NewRequirement = RequirementInput & {
  reference: string;
  language: Language;
  consentVersion: string;
  idempotencyKey: string | null;
  bodyHash: string;
  userId: string | null;
};

/** Listed by name, so that a new column that is forgotten here does not compile. */
const GIVEN: Record<keyof NewRequirement | "id", Placeholder> = {
  id: sql.placeholder("id"),
  reference: sql.placeholder("reference"),
  listingType: sql.placeholder("listingType"),
  name: sql.placeholder("name"),
  phone: sql.placeholder("phone"),
  email: sql.placeholder("email"),
  propertyType: sql.placeholder("propertyType"),
  location: sql.placeholder("location"),
  budgetText: sql.placeholder("budgetText"),
  budgetMin: sql.placeholder("budgetMin"),
  budgetMax: sql.placeholder("budgetMax"),
  message: sql.placeholder("message"),
  language: sql.placeholder("language"),
  consentVersion: sql.placeholder("consentVersion"),
  idempotencyKey: sql.placeholder("idempotencyKey"),
  bodyHash: sql.placeholder("bodyHash"),
  userId: sql.placeholder("userId"),
};

/** Built once per pool and not per use: building it took longer than sending it. */
const insertions = new WeakMap<Db, ReturnType<typeof insertion>>();

/** Inserts the requirement and the staff notification in one statement, saving `notifyStaff`'s round trip. */
function insertion(db: Db) {
  const stored = db
    .$with("stored")
    .as(
      db
        .insert(requirements)
        .values(GIVEN)
        .onConflictDoNothing({ target: requirements.idempotencyKey })
        .returning({ id: requirements.id, reference: requirements.reference }),
    );
  const notice = db
    .select({
      id: sql<string>`${sql.placeholder("noticeId")}::uuid`.as("notice_id"),
      kind: sql`'requirement'::staff_notice_kind`.as("kind"),
      subjectId: stored.reference,
      title: sql<string>`${sql.placeholder("noticeTitle")}::text`.as("title"),
      createdAt: sql`now()`.as("created_at"),
      mailedAt: sql`null::timestamptz`.as("mailed_at"),
    })
    .from(stored);
  const told = db.$with("told").as(db.insert(staffNotices).select(notice));
  return db
    .with(stored, told)
    .select({ id: stored.id, reference: stored.reference })
    .from(stored)
    .prepare("insert_requirement");
}

/** Returns undefined when a requirement with the same key exists already. */
export async function insertRequirement(db: Db, requirement: NewRequirement) {
  const prepared = insertions.get(db) ?? insertion(db);
  insertions.set(db, prepared);
  const [row] = await prepared.execute({
    ...requirement,
    id: randomUUIDv7(),
    noticeId: randomUUIDv7(),
    noticeTitle: `${requirement.propertyType}, ${requirement.location}`,
  });
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

/** One index serves both directions. */
function byTime(direction: SortKey["direction"]): SortKey[] {
  return [
    { expression: sql`requirements.created_at`, direction, cast: "timestamptz" },
    { expression: sql`requirements.id`, direction, cast: "uuid" },
  ];
}

export async function listRequirements(
  db: Db,
  filter: RequirementFilter,
): Promise<Page<Requirement>> {
  const [page, total] = await Promise.all([
    listRequirementPage(db, filter),
    countUpToLimit(db, sql`requirements`, and(...conditions(filter))),
  ]);
  return { ...page, ...total };
}

/** The same without the total, for callers that read to the end anyway. */
export async function listRequirementPage(
  db: Db,
  filter: RequirementFilter,
): Promise<Pick<Page<Requirement>, "items" | "nextCursor">> {
  const order = byTime(filter.sort === "createdAt" ? "asc" : "desc");
  const rows = await db
    .select()
    .from(requirements)
    .where(and(...conditions(filter), after(order, filter.cursor)))
    .orderBy(orderBy(order))
    .limit(filter.limit + 1);
  const page = rows.slice(0, filter.limit);
  const last = page.at(-1);
  return {
    items: page.map(toRequirement),
    nextCursor:
      rows.length > filter.limit && last
        ? encodeCursor([last.createdAt.toISOString(), last.id])
        : null,
  };
}

/** Locked until the transaction ends. */
export async function findRequirementToChange(db: Db, id: string) {
  const [row] = await db.select().from(requirements).where(eq(requirements.id, id)).for("update");
  return row;
}

export async function updateRequirement(
  db: Db,
  id: string,
  changes: Partial<typeof requirements.$inferInsert>,
) {
  const [row] = await db
    .update(requirements)
    .set({ ...changes, updatedAt: nextVersion })
    .where(eq(requirements.id, id))
    .returning();
  if (!row) throw new Error("The requirement went away while it was locked");
  return row;
}

export async function isAdminId(db: Db, id: string): Promise<boolean> {
  const count = await db.$count(users, and(eq(users.id, id), eq(users.role, "admin")));
  return count > 0;
}

export function toRequirement(row: typeof requirements.$inferSelect): Requirement {
  const { createdAt, updatedAt } = row;
  return { ...row, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

function conditions({
  q,
  status,
  type,
  assignedTo,
  ...period
}: RequirementFilter): (SQL | undefined)[] {
  const pattern = containing(q);
  const { start, end } = periodOf(period);
  return [
    assignedTo === undefined ? undefined : eq(requirements.assignedTo, assignedTo),
    start && gte(requirements.createdAt, start),
    end && lt(requirements.createdAt, end),
    status && eq(requirements.status, status),
    type && eq(requirements.propertyType, type),
    q === "" ? undefined : sql`${requirementText} like ${pattern}`,
  ];
}
