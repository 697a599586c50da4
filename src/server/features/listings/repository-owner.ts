/** What an owner's dashboard shows besides the listings themselves. */

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import {
  LISTING_STATUSES,
  type ListingStatus,
  type ManagedListing,
} from "#domain/listings/listing.ts";
import type { Duplicate, ListingNumbers } from "#domain/listings/own-listing.ts";
import type { Db } from "#server/platform/db/client.ts";
import { listRows } from "#server/platform/db/rows.ts";
import type { Scope } from "./repository-managed.ts";

const MAX_DUPLICATES = 3;

const status = z.enum(LISTING_STATUSES);
const statusRow = z.object({ status, count: z.number() });
const numbersRow = z.object({
  id: z.string(),
  views: z.number(),
  saves: z.number(),
  contacts: z.number(),
});
const duplicateRow = z.object({ id: z.string(), title: z.string(), status, isOwn: z.boolean() });

export async function countByStatus(
  db: Db,
  scope: Scope,
): Promise<Partial<Record<ListingStatus, number>>> {
  const rows = await listRows(
    db,
    statusRow,
    sql`select status, count(*) as count from properties p
         where ${isOf(scope)} and p.deleted_at is null group by status`,
  );
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** By listing; listings without views are left out. */
export async function listNumbers(
  db: Db,
  ids: string[],
  since: string,
): Promise<Map<string, ListingNumbers>> {
  if (ids.length === 0) return new Map();
  const rows = await listRows(
    db,
    numbersRow,
    sql`select property_id as id, sum(views)::integer as views, sum(saves)::integer as saves,
               sum(contacts)::integer as contacts
          from listing_days
         where property_id = any(${sql.param(ids)}) and day >= ${since}
         group by property_id`,
  );
  return new Map(rows.map(({ id, ...numbers }) => [id, numbers]));
}

/**
 * Listings that may be the same home: the same text and figures, as an import compares them, or the same
 * place, price and area under another title. Other listers' listings only if they are public.
 */
export async function listDuplicates(
  db: Db,
  listing: ManagedListing,
  scope: Scope,
): Promise<Duplicate[]> {
  const { id, city, priceMin, areaSqft } = listing;
  const own = isOf(scope);
  const isSamePlace =
    city === "" || priceMin === null || areaSqft === null
      ? sql`false`
      : sql`p.city_slug = ${city} and p.price_min = ${priceMin} and p.area_sqft = ${areaSqft}
          and p.purpose = ${listing.purpose} and p.type = ${listing.type}
          and p.locality_id is not distinct from
            (select locality_id from properties where id = ${id})`;
  const isSameText = sql`listing_key(p.title, p.location, p.price_min, p.area_sqft, p.beds, p.baths, p.floor)
    = (select listing_key(title, location, price_min, area_sqft, beds, baths, floor)
         from properties where id = ${id})`;
  const isSeen = sql`p.deleted_at is null and p.id <> ${id}`;
  const arm = (condition: SQL) => sql`(select p.id, p.title, p.status, ${own} as "isOwn"
    from properties p where ${isSeen} and ${condition} limit ${MAX_DUPLICATES})`;
  return listRows(
    db,
    duplicateRow,
    sql`select distinct on (id) id, title, status, coalesce("isOwn", false) as "isOwn" from (
      ${arm(sql`${isSameText} and (p.status = 'live' or ${own})`)}
      union all ${arm(sql`p.status = 'live' and ${isSamePlace}`)}
      union all ${arm(sql`${own} and p.status <> 'live' and ${isSamePlace}`)}
    ) twins order by id limit ${MAX_DUPLICATES}`,
  );
}

function isOf({ companyId, ownerId }: Scope): SQL {
  if (companyId !== undefined) return sql`p.company_id = ${companyId}`;
  return sql`p.owner_id = ${ownerId ?? ""}`;
}
