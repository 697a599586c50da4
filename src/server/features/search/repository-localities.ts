/** Localities by slug or name, and by location. */

import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";

export type LocalityRow = {
  id: string;
  citySlug: string;
  slug: string;
  name: string;
  nameHi: string | null;
  aliases: string[];
  latitude: number | null;
  longitude: number | null;
};

export type Point = { latitude: number; longitude: number };

const MAX_NAMED = 200;
const MAX_AROUND = 400;

const LOCALITY = sql`id, city_slug as "citySlug", slug, name, name_hi as "nameHi", aliases, latitude, longitude`;

/** In any city, with one of these as slug, name or alias. */
export async function listLocalitiesNamed(
  db: Db,
  texts: readonly string[],
): Promise<LocalityRow[]> {
  if (texts.length === 0) return [];
  const asked = sql`${sql.param(texts)}::text[]`;
  const lower = sql`${sql.param(texts.map((text) => text.toLowerCase()))}::text[]`;
  const { rows } = await db.execute<LocalityRow>(sql`
    select ${LOCALITY} from localities
     where slug = any(${asked}) or lower(name) = any(${lower}) or aliases && ${asked}
     order by city_slug, slug limit ${MAX_NAMED}`);
  return rows;
}

export async function listLocalitiesOf(db: Db, citySlug: string): Promise<LocalityRow[]> {
  const { rows } = await db.execute<LocalityRow>(
    sql`select ${LOCALITY} from localities where city_slug = ${citySlug}`,
  );
  return rows;
}

/** Within this many degrees of a point. */
export async function listLocalitiesAround(
  db: Db,
  { latitude, longitude }: Point,
  degrees: number,
): Promise<LocalityRow[]> {
  const { rows } = await db.execute<LocalityRow>(sql`
    select ${LOCALITY} from localities
     where latitude between ${latitude - degrees} and ${latitude + degrees}
       and longitude between ${longitude - degrees} and ${longitude + degrees}
     order by abs(latitude - ${latitude}) + abs(longitude - ${longitude}), slug limit ${MAX_AROUND}`);
  return rows;
}
