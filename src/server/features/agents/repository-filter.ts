/** The directory's filter as SQL conditions on live agents. */

import { type SQL, sql } from "drizzle-orm";
import type { AgentFilter } from "#domain/agents/agent-schema.ts";
import { findCity } from "#domain/places/city.ts";
import { containing } from "#server/platform/db/like.ts";

export const isLive = sql`a.status = 'live' and a.deleted_at is null`;

export function matching({ q, city, language, speciality }: AgentFilter): SQL {
  const conditions = [isLive];
  if (q) conditions.push(sql`lower(a.name) like ${containing(q)}`);
  if (city) conditions.push(inCity(city));
  if (language) {
    conditions.push(sql`exists (
      select from unnest(a.languages) as spoken where lower(spoken) = ${language.toLowerCase()})`);
  }
  if (speciality) conditions.push(sql`lower(a.specialization) = ${speciality.toLowerCase()}`);
  return sql.join(conditions, sql` and `);
}

/** Matches a city by any of its names; any other word is searched in the address. */
function inCity(text: string): SQL {
  const city = findCity(text);
  return city ? sql`a.city_slug = ${city.slug}` : sql`lower(a.location) like ${containing(text)}`;
}
