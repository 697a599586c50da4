/** How an account ends, and what becomes of the company behind it. */

import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/db/schema/accounts.ts";
import { nextVersion } from "#server/db/schema/columns.ts";
import { companies, companyMembers } from "#server/db/schema/companies.ts";
import { properties } from "#server/db/schema/properties.ts";

export async function updateLeaving(db: Db, id: string, since: Date | null): Promise<void> {
  await db.update(users).set({ deletionRequestedAt: since }).where(eq(users.id, id));
}

/** Everybody who changes who runs these companies waits; must run in a transaction. */
export async function lockOwnedCompanies(db: Db, userIds: string[]): Promise<string[]> {
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

/** The company somebody owns, and who else is in it; an owner who is leaving too is no owner to rely on. */
export async function findOwnedCompany(db: Db, userId: string) {
  const { rows } = await db.execute<{
    companyName: string;
    otherOwners: number;
    otherMembers: number;
  }>(sql`
    select c.name as "companyName",
           (count(*) filter (where other.role = 'owner' and u.deletion_requested_at is null))::int
             as "otherOwners",
           count(u.id)::int as "otherMembers"
      from company_members own
      join companies c on c.id = own.company_id and c.deleted_at is null
      left join company_members other
        on other.company_id = own.company_id and other.user_id <> own.user_id
      left join users u on u.id = other.user_id
     where own.user_id = ${userId} and own.role = 'owner'
     group by c.id`);
  return rows[0];
}

/** Those whose time to think again is over, locked. */
export async function listLeft(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(lt(users.deletionRequestedAt, before))
    .orderBy(users.deletionRequestedAt)
    .limit(limit)
    .for("update", { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** What they listed goes with them, by way of the trash; what hangs on the account goes by itself. */
export async function deletePeople(db: Db, ids: string[], now: Date): Promise<void> {
  await db
    .update(properties)
    .set({ deletedAt: now })
    .where(and(inArray(properties.ownerId, ids), isNull(properties.deletedAt)));
  await db.delete(users).where(inArray(users.id, ids));
}

/** Makes the eldest of the highest rank that is left the owner; answers who, or nobody if nobody is left. */
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

/** In the same instant, by which the trash finds them together again. */
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
