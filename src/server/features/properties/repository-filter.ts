/** A list's filter as SQL conditions on live listings. */

import { type SQL, sql } from "drizzle-orm";
import { findCity } from "#domain/city.ts";
import type { PropertyFilter } from "#domain/property-schema.ts";
import { insideBox } from "./repository-place.ts";

type Condition<Value> = (value: NonNullable<Value>) => SQL;
type Conditions = { [Key in keyof PropertyFilter]?: Condition<PropertyFilter[Key]> };

/** "5" means five or more, as on the buttons. */
export const OPEN_ENDED_BEDS = 5;

const CONDITIONS: Conditions = {
  q: (text) => sql`p.search @@ websearch_to_tsquery('simple', ${text})`,
  purpose: (purpose) => sql`p.purpose = ${purpose}`,
  category: (category) => sql`p.category = ${category}`,
  type: (types) => sql`p.type in ${types}`,
  subtype: (subtypes) => sql`p.subtype in ${subtypes}`,
  city: inCity,
  locality: (names) => sql`p.locality_id in (
    select id from localities
     where slug in ${names} or lower(name) in ${names.map((name) => name.toLowerCase())}
        or aliases && array[${sql.join(
          names.map((name) => sql`${name}`),
          sql`, `,
        )}]::text[])`,
  minPrice: (rupees) => sql`coalesce(p.price_max, p.price_min) >= ${rupees}`,
  maxPrice: (rupees) => sql`p.price_min <= ${rupees}`,
  beds: (beds) =>
    beds.includes(OPEN_ENDED_BEDS)
      ? sql`(p.beds in ${beds} or p.beds >= ${OPEN_ENDED_BEDS})`
      : sql`p.beds in ${beds}`,
  minArea: (sqft) => sql`p.area_sqft >= ${sqft}`,
  maxArea: (sqft) => sql`p.area_sqft <= ${sqft}`,
  furnishing: (furnishings) => sql`p.furnishing in ${furnishings}`,
  possession: (possession) => sql`p.possession = ${possession}`,
  postedBy: (listers) => sql`p.posted_by in ${listers}`,
  rera: () => sql`p.rera_number is not null`,
  photos: () => sql`exists (select from property_images i where i.property_id = p.id)`,
  companyId: (id) => sql`p.company_id = ${id}`,
  agentId: (id) => sql`p.agent_id = ${id}`,
  bbox: insideBox,
};

export function matching(filter: PropertyFilter): SQL {
  const conditions = [sql`p.status = 'live'`, sql`p.deleted_at is null`];
  for (const key of Object.keys(CONDITIONS) as (keyof Conditions)[]) {
    const value = filter[key];
    if (!isApplied(value)) continue;
    // The table pairs each key with a condition on that key's own type.
    conditions.push((CONDITIONS[key] as Condition<unknown>)(value));
  }
  return sql.join(conditions, sql` and `);
}

/** Whether this filter asks for anything. */
export function isApplied<Value>(value: Value): value is NonNullable<Value> {
  if (value === undefined || value === null || value === "" || value === false) return false;
  return !Array.isArray(value) || value.length > 0;
}

/** The city a filter names, if it is one of the table. */
export function cityOf({ city }: Pick<PropertyFilter, "city">) {
  return city ? findCity(city) : undefined;
}

function inCity(text: string): SQL {
  const city = findCity(text);
  if (city) return sql`p.city_slug = ${city.slug}`;
  return sql`p.search @@ plainto_tsquery('simple', ${text})`;
}
