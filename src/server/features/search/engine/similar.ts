/** Similar homes. */

import { sql } from "drizzle-orm";
import type { Listing } from "#domain/listings/listing.ts";
import type { Db } from "#server/platform/db/client.ts";

/** Only this many of the newest are compared, so that a large city costs no more than a small one. */
const CANDIDATES = 200;

/** A bedroom more or less weighs as much as a fifth of the price, another subtype as much as a tenth. */
const BED_WEIGHT = 0.2;
const SUBTYPE_WEIGHT = 0.1;

/** Same city, purpose and type; nearest in price and bedrooms first. */
export async function listSimilarIds(db: Db, property: Listing, limit: number): Promise<string[]> {
  const { id, city, purpose, type, subtype, priceMin, beds } = property;
  const { rows } = await db.execute<{ id: string }>(sql`
    select id
      from (select p.id, p.price_min, p.beds, p.subtype, p.listed_at
              from properties p
             where p.city_slug = ${city} and p.purpose = ${purpose} and p.type = ${type}
               and p.status = 'live' and p.deleted_at is null
             order by p.listed_at desc, p.id desc
             limit ${CANDIDATES + 1}) as newest
     where id <> ${id}
     order by coalesce(abs(ln(nullif(price_min, 0)::float8 / nullif(${priceMin}::float8, 0))), 1)
            + coalesce(abs(beds - ${beds}::int), 0) * ${BED_WEIGHT}::float8
            + case when subtype = ${subtype} then 0 else ${SUBTYPE_WEIGHT}::float8 end,
              listed_at desc, id
     limit ${limit}`);
  return rows.map((row) => row.id);
}
