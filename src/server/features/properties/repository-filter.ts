/** A list's filter as SQL conditions on live listings. */

import { type SQL, sql } from "drizzle-orm";
import { findCity } from "#domain/city.ts";
import type { PropertyFilter } from "#domain/property-schema.ts";
import { insideBox } from "./repository-place.ts";

type Condition<Value> = (value: NonNullable<Value>) => SQL;
type Conditions = { [Key in keyof PropertyFilter]?: Condition<PropertyFilter[Key]> };

/** "5" means five or more, as on the buttons. */
const OPEN_ENDED_BEDS = 5;

const CONDITIONS: Conditions = {
  q: (text) => sql`p.search @@ websearch_to_tsquery('simple', ${text})`,
  purpose: (purpose) => sql`p.purpose = ${purpose}`,
  category: (category) => sql`p.category = ${category}`,
  type: (type) => sql`p.type = ${type}`,
  subtype: (subtype) => sql`p.subtype = ${subtype}`,
  city: inCity,
  locality: (name) => sql`p.locality_id in (
    select id from localities where lower(name) = lower(${name}) or ${name} = any (aliases))`,
  minPrice: (rupees) => sql`coalesce(p.price_max, p.price_min) >= ${rupees}`,
  maxPrice: (rupees) => sql`p.price_min <= ${rupees}`,
  beds: (beds) => (beds >= OPEN_ENDED_BEDS ? sql`p.beds >= ${beds}` : sql`p.beds = ${beds}`),
  minArea: (sqft) => sql`p.area_sqft >= ${sqft}`,
  maxArea: (sqft) => sql`p.area_sqft <= ${sqft}`,
  furnishing: (furnishing) => sql`p.furnishing = ${furnishing}`,
  companyId: (id) => sql`p.company_id = ${id}`,
  bbox: insideBox,
};

export function matching(filter: PropertyFilter): SQL {
  const conditions = [sql`p.status = 'live'`, sql`p.deleted_at is null`];
  for (const key of Object.keys(CONDITIONS) as (keyof Conditions)[]) {
    const value = filter[key];
    if (value === undefined || value === "") continue;
    // The table pairs each key with a condition on that key's own type.
    conditions.push((CONDITIONS[key] as Condition<unknown>)(value));
  }
  return sql.join(conditions, sql` and `);
}

function inCity(text: string): SQL {
  const city = findCity(text);
  if (city) return sql`p.city_slug = ${city.slug}`;
  return sql`p.search @@ plainto_tsquery('simple', ${text})`;
}
