import { and, desc, eq, gte, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Numbers } from "#domain/analytics/listing-numbers.ts";
import type { LeadOwner } from "#domain/leads/policy.ts";
import type { ViewSource } from "#domain/shared/view-source.ts";
import type { Db } from "#server/platform/db/client.ts";
import { listingDays } from "#server/platform/db/schema/listing-days.ts";
import { properties } from "#server/platform/db/schema/properties.ts";

export type Count = {
  propertyId: string;
  day: string;
  source: ViewSource;
  views: number;
  saves: number;
};

/** Adds the counts in one statement; ignores listings that are not live. */
export async function addCounts(db: Db, counts: Count[]): Promise<void> {
  if (counts.length === 0) return;
  await db.execute(sql`
    insert into listing_days (property_id, day, source, views, saves)
    select c."propertyId", c.day, c.source, c.views, c.saves
      from json_to_recordset(${JSON.stringify(counts)}::json)
        as c("propertyId" text, day date, source visit_source, views integer, saves integer)
      join properties p
        on p.id = c."propertyId" and p.status = 'live' and p.deleted_at is null
     order by 1, 2, 3
    on conflict (property_id, day, source) do update
      set views = listing_days.views + excluded.views,
          saves = listing_days.saves + excluded.saves`);
}

const NUMBERS = {
  views: total(listingDays.views),
  saves: total(listingDays.saves),
  contacts: total(listingDays.contacts),
};

/** The owner, the days from (inclusive) and to (exclusive), and optionally a single listing. */
export type Scope = {
  owner: LeadOwner;
  from: string;
  before: string;
  propertyId?: string | undefined;
};

export async function sumNumbers(db: Db, scope: Scope): Promise<Numbers> {
  const [row] = await db
    .select(NUMBERS)
    .from(listingDays)
    .innerJoin(properties, eq(properties.id, listingDays.propertyId))
    .where(within(scope));
  return row ?? { views: 0, saves: 0, contacts: 0 };
}

export async function listNumbersByDay(db: Db, scope: Scope) {
  return db
    .select({ day: listingDays.day, ...NUMBERS })
    .from(listingDays)
    .innerJoin(properties, eq(properties.id, listingDays.propertyId))
    .where(within(scope))
    .groupBy(listingDays.day);
}

export async function listNumbersByListing(db: Db, scope: Scope, limit: number) {
  return db
    .select({ id: properties.id, title: properties.title, ...NUMBERS })
    .from(listingDays)
    .innerJoin(properties, eq(properties.id, listingDays.propertyId))
    .where(within(scope))
    .groupBy(properties.id)
    .orderBy(desc(NUMBERS.views), properties.id)
    .limit(limit);
}

export async function listNumbersBySource(db: Db, scope: Scope) {
  return db
    .select({ source: listingDays.source, ...NUMBERS })
    .from(listingDays)
    .innerJoin(properties, eq(properties.id, listingDays.propertyId))
    .where(within(scope))
    .groupBy(listingDays.source)
    .orderBy(desc(NUMBERS.views), listingDays.source);
}

export async function listCountedListings(db: Db, owner: LeadOwner, limit: number) {
  return db
    .select({ id: properties.id, title: properties.title })
    .from(properties)
    .where(and(ownedBy(owner), isNull(properties.deletedAt)))
    .orderBy(properties.title, properties.id)
    .limit(limit);
}

function within({ owner, from, before, propertyId }: Scope): SQL | undefined {
  return and(
    ownedBy(owner),
    gte(listingDays.day, from),
    lt(listingDays.day, before),
    propertyId ? eq(properties.id, propertyId) : undefined,
  );
}

function ownedBy(owner: LeadOwner): SQL | undefined {
  if ("companyId" in owner) return eq(properties.companyId, owner.companyId);
  return and(eq(properties.ownerId, owner.ownerId), isNull(properties.companyId));
}

function total(column: AnyPgColumn): SQL<number> {
  return sql<number>`coalesce(sum(${column}), 0)::int`;
}
