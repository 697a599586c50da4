/** Typical prices, from the newest listings: old listings say little about today. */

import { sql } from "drizzle-orm";
import type { Insight, InsightQuery } from "#domain/search/search.ts";
import type { Db } from "#server/platform/db/client.ts";
import { query } from "#server/platform/db/prepared.ts";

/** Bounds the work however many listings there are; a median of that many is as good as one of all. */
const MAX_SAMPLE = 5_000;
/** Fewer say more about the individual homes than about a place. */
const MIN_SAMPLE = 5;

/** By city; within a city also by subtype. */
export function listInsights(
  db: Db,
  { purpose, category, city, subtype }: InsightQuery,
): Promise<Insight[]> {
  const groups = city ? sql`grouping sets ((city), (city, subtype))` : sql`city`;
  return query<Insight>(
    db,
    sql`
      with sample as (
        select p.city_slug as city, p.subtype, p.price_min, p.rate_per_sqft, p.area_sqft
          from properties p
         where p.status = 'live' and p.deleted_at is null and p.price_min is not null
           and p.city_slug is not null and p.purpose = ${purpose} and p.category = ${category}
           ${city ? sql`and p.city_slug = ${city}` : sql``}
           ${subtype ? sql`and p.subtype = ${subtype}` : sql``}
         order by p.listed_at desc, p.id desc limit ${MAX_SAMPLE})
      select city, ${city ? sql`subtype` : sql`null`} as subtype, count(*) as sample,
             percentile_disc(0.5) within group (order by price_min) as "medianPrice",
             percentile_disc(0.5) within group (order by rate_per_sqft) as "medianRatePerSqft",
             percentile_disc(0.5) within group (order by area_sqft) as "medianAreaSqft"
        from sample group by ${groups} having count(*) >= ${MIN_SAMPLE}
       order by count(*) desc, city, subtype nulls first`,
  );
}
