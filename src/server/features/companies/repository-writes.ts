import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { nextVersion } from "#server/platform/db/schema/columns.ts";
import { companies } from "#server/platform/db/schema/companies.ts";
import { properties } from "#server/platform/db/schema/properties.ts";

export type CompanyRow = typeof companies.$inferSelect;
type CompanyValues = Partial<typeof companies.$inferInsert>;

/** Marks the listings that were live when their company was suspended, so that just these come back. */
const SUSPENDED = "company-suspended";

/** Locked until the transaction ends: a second editor waits and then sees what the first wrote. */
export async function findCompanyToChange(db: Db, id: string): Promise<CompanyRow | undefined> {
  const [row] = await db.select().from(companies).where(eq(companies.id, id)).for("update");
  return row;
}

/** Returns undefined when the id is taken. */
export async function insertCompany(
  db: Db,
  values: typeof companies.$inferInsert,
): Promise<CompanyRow | undefined> {
  const [row] = await db.insert(companies).values(values).onConflictDoNothing().returning();
  return row;
}

export async function updateCompany(db: Db, id: string, values: CompanyValues) {
  const [row] = await db
    .update(companies)
    .set({ ...values, updatedAt: nextVersion })
    .where(eq(companies.id, id))
    .returning();
  if (!row) throw new Error("The company went away while it was locked");
  return row;
}

export async function countListings(db: Db, companyId: string): Promise<number> {
  return db.$count(
    properties,
    and(eq(properties.companyId, companyId), isNull(properties.deletedAt)),
  );
}

/** Deletes a company's listings with the company's own timestamp, by which a restore finds them. */
export function deleteListings(db: Db, companyId: string, deletedAt: Date) {
  return db
    .update(properties)
    .set({ deletedAt, updatedAt: nextVersion })
    .where(and(eq(properties.companyId, companyId), isNull(properties.deletedAt)))
    .returning({ id: properties.id });
}

export function restoreListings(db: Db, companyId: string, deletedAt: Date) {
  return db
    .update(properties)
    .set({ deletedAt: null, updatedAt: nextVersion })
    .where(and(eq(properties.companyId, companyId), eq(properties.deletedAt, deletedAt)))
    .returning({ id: properties.id });
}

export function suspendListings(db: Db, companyId: string) {
  return db
    .update(properties)
    .set({ status: "paused", statusReason: SUSPENDED, wasLive: true, updatedAt: nextVersion })
    .where(and(eq(properties.companyId, companyId), eq(properties.status, "live")))
    .returning({ id: properties.id });
}

export function resumeListings(db: Db, companyId: string) {
  return db
    .update(properties)
    .set({ status: "live", statusReason: null, updatedAt: nextVersion })
    .where(
      and(
        eq(properties.companyId, companyId),
        eq(properties.status, "paused"),
        eq(properties.statusReason, SUSPENDED),
      ),
    )
    .returning({ id: properties.id });
}

/** Taken ids that begin with this one, so that one query is enough to find a free id. */
export async function listIdsLike(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(sql`${companies.id} = ${id} or ${companies.id} ~ ${`^${id}-[0-9]+$`}`);
  return rows.map((row) => row.id);
}
