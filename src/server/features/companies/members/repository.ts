import { and, count, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { MemberRole, Role } from "#domain/shared/roles.ts";
import type { Db } from "#server/platform/db/client.ts";
import { sessions, users } from "#server/platform/db/schema/accounts.ts";
import { companies, companyMembers, invitations } from "#server/platform/db/schema/companies.ts";
import { inquiries } from "#server/platform/db/schema/leads.ts";

/** Serializes changes to who runs a company; must run in a transaction. */
export async function lockCompany(db: Db, companyId: string): Promise<void> {
  await db
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for("update");
}

export async function findMemberRole(
  db: Db,
  companyId: string,
  userId: string,
): Promise<MemberRole | undefined> {
  const [row] = await db
    .select({ role: companyMembers.role })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)));
  return row?.role;
}

export async function listMembers(db: Db, companyId: string) {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: companyMembers.role,
      joinedAt: companyMembers.createdAt,
    })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(companyMembers.role, companyMembers.createdAt, users.id);
}

export async function countOtherOwners(db: Db, companyId: string, userId: string) {
  const [row] = await db
    .select({ count: count() })
    .from(companyMembers)
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        eq(companyMembers.role, "owner"),
        ne(companyMembers.userId, userId),
      ),
    );
  return row?.count ?? 0;
}

export async function updateMemberRole(
  db: Db,
  companyId: string,
  userId: string,
  role: MemberRole,
): Promise<void> {
  await db
    .update(companyMembers)
    .set({ role })
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)));
}

/** A member who leaves is also unassigned from the company's leads. */
export async function deleteMember(db: Db, companyId: string, userId: string): Promise<void> {
  await db
    .delete(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, userId)));
  await db
    .update(inquiries)
    .set({ assignedTo: null })
    .where(and(eq(inquiries.companyId, companyId), eq(inquiries.assignedTo, userId)));
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function insertMember(
  db: Db,
  member: { companyId: string; userId: string; role: MemberRole },
): Promise<void> {
  await db.insert(companyMembers).values(member);
}

/** A user with the company they belong to, locked until the transaction ends. */
export async function findPersonToJoin(db: Db, userId: string) {
  const [person] = await db
    .select({ email: users.email, emailVerified: users.emailVerified, role: users.role })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  if (!person) return undefined;
  const [member] = await db
    .select({ companyId: companyMembers.companyId })
    .from(companyMembers)
    .where(eq(companyMembers.userId, userId))
    .limit(1);
  return { ...person, companyId: member?.companyId ?? null };
}

export async function updateRole(db: Db, userId: string, role: Role): Promise<void> {
  await db.update(users).set({ role }).where(eq(users.id, userId));
}

export async function isMemberByEmail(db: Db, companyId: string, email: string) {
  const rows = await db
    .select({ id: users.id })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(and(eq(companyMembers.companyId, companyId), eq(sql`lower(${users.email})`, email)));
  return rows.length > 0;
}

type NewInvitation = typeof invitations.$inferInsert;

/** A second invitation to the same address replaces the first and invalidates its link. */
export async function upsertInvitation(db: Db, invitation: NewInvitation) {
  const { role, tokenHash, invitedBy, expiresAt } = invitation;
  const [row] = await db
    .insert(invitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: [invitations.companyId, invitations.email],
      set: { role, tokenHash, invitedBy, expiresAt },
    })
    .returning({ id: invitations.id });
  return row?.id ?? "";
}

export async function listInvitations(db: Db, companyId: string, now: Date) {
  return db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      invitedBy: users.name,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.companyId, companyId), gt(invitations.expiresAt, now)))
    .orderBy(invitations.createdAt);
}

export async function findInvitation(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .select({
      companyId: invitations.companyId,
      companyName: companies.name,
      email: invitations.email,
      role: invitations.role,
    })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)));
  return row;
}

/** Uses the invitation up: of two people with the same link, only one gets it. */
export async function takeInvitation(db: Db, tokenHash: string, now: Date) {
  const [row] = await db
    .delete(invitations)
    .where(and(eq(invitations.tokenHash, tokenHash), gt(invitations.expiresAt, now)))
    .returning();
  return row;
}

export async function deleteInvitation(db: Db, companyId: string, id: string) {
  const [row] = await db
    .delete(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.id, id)))
    .returning({ email: invitations.email });
  return row;
}

export async function deleteOutdatedInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(invitations).where(lt(invitations.expiresAt, now));
}

export async function findNames(db: Db, companyId: string, userId: string) {
  const [company] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId));
  const [person] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return { company: company?.name ?? "", person: person?.name ?? "" };
}

/** The language of an address that has an account already. */
export async function findLanguage(db: Db, email: string): Promise<string | undefined> {
  const [row] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  return row?.language;
}
