import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { PURPOSES, SUBTYPES } from "#domain/listings/listing.ts";
import {
  type Landing,
  type LandingPrices,
  landingFilter,
  MIN_INDEXED_LISTINGS,
  SECTIONS,
} from "#domain/search/landing.ts";
import type { Db } from "#server/platform/db/client.ts";
import { isoTime } from "#server/platform/db/iso-time.ts";
import { listRows } from "#server/platform/db/rows.ts";
import { localities } from "#server/platform/db/schema/places.ts";

/** Enough for a steady median, few enough to read on every page view. */
const MAX_SAMPLE = 2_000;

const LIVE = sql`p.status = 'live' and p.deleted_at is null`;

/** The section a listing belongs to, as defined in domain/search/landing.ts. */
const SECTION = sql`case p.category when 'commercial' then 'commercial' when 'land' then 'land'
  else case p.purpose when 'sale' then 'buy' else 'rent' end end`;

const pricesRow = z.object({
  purpose: z.enum(PURPOSES),
  sample: z.number(),
  low: z.number(),
  median: z.number(),
  high: z.number(),
  medianRatePerSqft: z.number().nullable(),
});
const pageRow = z.object({
  section: z.enum(SECTIONS),
  city: z.string(),
  subtype: z.enum(SUBTYPES).nullable(),
  locality: z.string().nullable(),
  updatedAt: z.string(),
});
const cityRow = z.object({ section: z.enum(SECTIONS), city: z.string(), count: z.number() });

export type Locality = { slug: string; name: string; nameHi: string };

export async function findLocality(
  db: Db,
  city: string,
  slug: string,
): Promise<Locality | undefined> {
  const [found] = await listLocalities(db, city, [slug]);
  return found;
}

/** The names of some localities of a city. */
export async function listLocalities(
  db: Db,
  city: string,
  slugs: readonly string[],
): Promise<Locality[]> {
  if (slugs.length === 0) return [];
  const { slug, name, nameHi } = localities;
  return db
    .select({ slug, name, nameHi: sql`coalesce(${nameHi}, ${name})`.mapWith(name) })
    .from(localities)
    .where(and(eq(localities.citySlug, city), inArray(slug, [...slugs])))
    .limit(slugs.length);
}

/** The prices of the newest listings, by purpose. */
export async function listPrices(db: Db, landing: Landing): Promise<LandingPrices[]> {
  return listRows(
    db,
    pricesRow,
    sql`with sample as (
      select p.purpose, p.price_min, p.rate_per_sqft from properties p
       where ${LIVE} and p.price_min is not null and ${within(landing)}
       order by p.listed_at desc, p.id desc limit ${MAX_SAMPLE})
    select purpose, count(*) as sample,
           percentile_disc(0.1) within group (order by price_min) as low,
           percentile_disc(0.5) within group (order by price_min) as median,
           percentile_disc(0.9) within group (order by price_min) as high,
           percentile_disc(0.5) within group (order by rate_per_sqft) as "medianRatePerSqft"
      from sample group by purpose order by count(*) desc, purpose`,
  );
}

/** Every page with enough listings to be worth finding, and when one of them last changed. */
export async function listLandingPages(db: Db, limit: number) {
  return listRows(
    db,
    pageRow,
    sql`select section, city, subtype, locality, ${isoTime("max(updated_at)")} as "updatedAt"
      from (select ${SECTION} as section, p.city_slug as city, p.subtype, l.slug as locality, p.updated_at
              from properties p
              left join localities l on l.id = p.locality_id and l.city_slug = p.city_slug
             where ${LIVE} and p.city_slug is not null) as found
     group by grouping sets ((section, city), (section, city, subtype), (section, city, locality))
    having count(*) >= ${MIN_INDEXED_LISTINGS}
       -- Listings without a locality make no page of their own.
       and (grouping(locality) = 1 or locality is not null)
     order by section, city, subtype nulls first, locality nulls first
     limit ${limit}`,
  );
}

/** The cities of each section that have enough listings, the largest first. */
export async function listLandingCities(db: Db, limit: number) {
  return listRows(
    db,
    cityRow,
    sql`select section, city, count(*) as count
      from (select ${SECTION} as section, p.city_slug as city
              from properties p where ${LIVE} and p.city_slug is not null) as found
     group by section, city having count(*) >= ${MIN_INDEXED_LISTINGS}
     order by count(*) desc, city limit ${limit}`,
  );
}

function within(landing: Landing): SQL {
  const { purpose, category } = landingFilter(landing);
  const { city, subtype, locality } = landing;
  const conditions = [sql`p.category = ${category}`, sql`p.city_slug = ${city}`];
  if (purpose) conditions.push(sql`p.purpose = ${purpose}`);
  if (subtype) conditions.push(sql`p.subtype = ${subtype}`);
  if (locality) {
    conditions.push(sql`p.locality_id = (
      select id from localities where city_slug = ${city} and slug = ${locality})`);
  }
  return sql.join(conditions, sql` and `);
}
