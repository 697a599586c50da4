/** Account deletion: requested, in its grace period, and due. */

import { eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#server/platform/db/client.ts";
import { findRow } from "#server/platform/db/rows.ts";
import { users } from "#server/platform/db/schema/accounts.ts";

const ownedRow = z.object({
  companyName: z.string(),
  otherOwners: z.number(),
  otherMembers: z.number(),
});

export async function updateLeaving(db: Db, id: string, since: Date | null): Promise<void> {
  await db.update(users).set({ deletionRequestedAt: since }).where(eq(users.id, id));
}

/** The company a user owns and its other members; an owner who is also leaving does not count as one. */
export async function findOwnedCompany(db: Db, userId: string) {
  return findRow(
    db,
    ownedRow,
    sql`select c.name as "companyName",
           (count(*) filter (where other.role = 'owner' and u.deletion_requested_at is null))::int
             as "otherOwners",
           count(u.id)::int as "otherMembers"
      from company_members own
      join companies c on c.id = own.company_id and c.deleted_at is null
      left join company_members other
        on other.company_id = own.company_id and other.user_id <> own.user_id
      left join users u on u.id = other.user_id
     where own.user_id = ${userId} and own.role = 'owner'
     group by c.id`,
  );
}

/** Accounts whose grace period is over, locked. */
export async function listDueDeletions(db: Db, before: Date, limit: number) {
  return db
    .select()
    .from(users)
    .where(lt(users.deletionRequestedAt, before))
    .orderBy(users.deletionRequestedAt)
    .limit(limit)
    .for("update", { skipLocked: true });
}
