/** A company as managed by its own members. */

import { and, count, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { GivenRera, ListingNeed, NeedyListing } from "#domain/companies/dashboard.ts";
import type { Db } from "#server/platform/db/client.ts";
import { proofs, users } from "#server/platform/db/schema/accounts.ts";
import { companies, companyMembers } from "#server/platform/db/schema/companies.ts";
import { properties } from "#server/platform/db/schema/properties.ts";

/** Locked until the transaction ends, so that pressing the button twice creates one company. */
export async function findFounder(db: Db, userId: string) {
  const [person] = await db
    .select({ role: users.role })
    .from(users)
    .where(eq(users.id, userId))
    .for("update");
  return person;
}

export async function hasCompany(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: companies.id })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.userId, userId), isNull(companies.deletedAt)))
    .limit(1);
  return row !== undefined;
}

export async function insertOwner(db: Db, companyId: string, userId: string): Promise<void> {
  await db.insert(companyMembers).values({ companyId, userId, role: "owner" });
}

export async function countListingsByStatus(db: Db, companyId: string) {
  return db
    .select({ status: properties.status, count: count() })
    .from(properties)
    .where(and(eq(properties.companyId, companyId), isNull(properties.deletedAt)))
    .groupBy(properties.status);
}

/** The most serious need first, and within each the listing that has waited longest. */
export async function listNeedyListings(
  db: Db,
  companyId: string,
  confirmedSince: Date,
  limit: number,
): Promise<NeedyListing[]> {
  const need = sql<ListingNeed>`case
    when status = 'rejected' then 'rejected'
    when status = 'expired' then 'expired'
    when status = 'draft' then 'draft'
    when status = 'live' and not has_photos then 'no-photos'
    when status = 'live' and coalesce(confirmed_at, listed_at) < ${confirmedSince.toISOString()}
      then 'unconfirmed' end`;
  const rank = sql`array_position(array['rejected', 'expired', 'draft', 'no-photos', 'unconfirmed'], ${need})`;
  return db
    .select({
      id: properties.id,
      title: properties.title,
      status: properties.status,
      need,
      reason: properties.statusReason,
    })
    .from(properties)
    .where(
      and(
        eq(properties.companyId, companyId),
        isNull(properties.deletedAt),
        sql`${need} is not null`,
      ),
    )
    .orderBy(rank, properties.updatedAt, properties.id)
    .limit(limit);
}

/** The number last given by a member who answers for the company; an agent's number is the agent's own. */
export async function findGivenRera(db: Db, companyId: string): Promise<GivenRera | undefined> {
  const [row] = await db
    .select({ number: proofs.number, status: proofs.status, reason: proofs.reason })
    .from(proofs)
    .innerJoin(companyMembers, eq(companyMembers.userId, proofs.userId))
    .where(
      and(
        eq(companyMembers.companyId, companyId),
        ne(companyMembers.role, "agent"),
        eq(proofs.kind, "rera"),
      ),
    )
    .orderBy(desc(proofs.createdAt))
    .limit(1);
  return row;
}

export async function findLocation(db: Db, companyId: string): Promise<string> {
  const [row] = await db
    .select({ location: companies.location })
    .from(companies)
    .where(eq(companies.id, companyId));
  return row?.location ?? "";
}

export async function insertRera(db: Db, userId: string, number: string): Promise<void> {
  await db.insert(proofs).values({ userId, kind: "rera", number }).onConflictDoNothing();
}
