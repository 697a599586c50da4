import { and, asc, eq, isNull } from "drizzle-orm";
import type { User } from "#domain/shared/actor.ts";
import type { Db } from "#server/platform/db/client.ts";
import { sessions, users } from "#server/platform/db/schema/accounts.ts";
import { companies, companyMembers } from "#server/platform/db/schema/companies.ts";

/** Role and company as they are now, not as they were at sign-in; null for a suspended account. */
export async function findActor(db: Db, userId: string, now: Date): Promise<User | null> {
  const [row] = await db
    .select({
      role: users.role,
      banned: users.banned,
      banExpires: users.banExpires,
      companyId: companies.id,
      memberRole: companyMembers.role,
    })
    .from(users)
    .leftJoin(companyMembers, eq(companyMembers.userId, users.id))
    .leftJoin(
      companies,
      and(eq(companies.id, companyMembers.companyId), isNull(companies.deletedAt)),
    )
    .where(eq(users.id, userId))
    .orderBy(asc(companies.id), asc(companyMembers.createdAt))
    .limit(1);
  if (!row || isSuspended(row, now)) return null;
  const { role, companyId, memberRole } = row;
  if (role !== "company" || companyId === null) return { userId, role, companyId: null };
  return { userId, role, companyId, ...(memberRole && { memberRole }) };
}

export async function updateSessionUsed(
  db: Db,
  id: string,
  updatedAt: Date,
  expiresAt: Date,
): Promise<void> {
  await db.update(sessions).set({ updatedAt, expiresAt }).where(eq(sessions.id, id));
}

type Ban = { banned: boolean; banExpires: Date | null };

export function isSuspended({ banned, banExpires }: Ban, now: Date): boolean {
  return banned && (banExpires === null || banExpires > now);
}
