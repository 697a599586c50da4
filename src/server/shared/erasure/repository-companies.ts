/** Deletes accounts and settles the companies they owned. */

import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { nextVersion } from "#server/platform/db/schema/columns.ts";
import { companies, companyMembers } from "#server/platform/db/schema/companies.ts";
import { properties } from "#server/platform/db/schema/properties.ts";

/** Rows that belong to an account are deleted by cascade. */
export async function deleteUsers(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(users).where(inArray(users.id, ids));
}

/** Blocks changes to who runs these companies; must run in a transaction. */
export async function lockOwnedCompanies(db: Db, userIds: string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(
      sql`${companies.id} in (select company_id from company_members
           where role = 'owner' and ${inArray(sql`user_id`, userIds)})`,
    )
    .orderBy(companies.id)
    .for("update");
  return rows.map(({ id }) => id);
}

/** Promotes the longest-standing member of the highest rank; returns who, or `undefined` if none is left. */
export async function appointOwner(db: Db, companyId: string): Promise<string | undefined> {
  const [heir] = await db
    .select({ id: companyMembers.userId, role: companyMembers.role })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(companyMembers.role), companyMembers.createdAt, companyMembers.userId)
    .limit(1);
  if (!heir || heir.role === "owner") return heir?.id;
  await db
    .update(companyMembers)
    .set({ role: "owner" })
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, heir.id)));
  return heir.id;
}

/** Uses one timestamp for all rows, by which the trash restores them together. */
export async function deleteCompany(db: Db, id: string, deletedAt: Date): Promise<void> {
  const hidden = { deletedAt, updatedAt: nextVersion };
  await db
    .update(properties)
    .set(hidden)
    .where(and(eq(properties.companyId, id), isNull(properties.deletedAt)));
  await db
    .update(companies)
    .set(hidden)
    .where(and(eq(companies.id, id), isNull(companies.deletedAt)));
}
