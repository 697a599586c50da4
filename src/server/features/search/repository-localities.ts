/** Localities by slug or name, and by location. */

import { and, between, eq, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { localities } from "#server/platform/db/schema/places.ts";

const { id, citySlug, slug, name, nameHi, aliases, latitude, longitude } = localities;
const LOCALITY = { id, citySlug, slug, name, nameHi, aliases, latitude, longitude };

export type LocalityRow = Pick<typeof localities.$inferSelect, keyof typeof LOCALITY>;

export type Point = { latitude: number; longitude: number };

const MAX_NAMED = 200;
const MAX_AROUND = 400;

/** In any city, with one of these as slug, name or alias. */
export async function listLocalitiesNamed(
  db: Db,
  texts: readonly string[],
): Promise<LocalityRow[]> {
  if (texts.length === 0) return [];
  const asked = sql`${sql.param(texts)}::text[]`;
  const lower = sql`${sql.param(texts.map((text) => text.toLowerCase()))}::text[]`;
  return db
    .select(LOCALITY)
    .from(localities)
    .where(sql`slug = any(${asked}) or lower(name) = any(${lower}) or aliases && ${asked}`)
    .orderBy(citySlug, slug)
    .limit(MAX_NAMED);
}

export async function listLocalitiesOf(db: Db, city: string): Promise<LocalityRow[]> {
  return db.select(LOCALITY).from(localities).where(eq(citySlug, city));
}

/** Within this many degrees of a point. */
export async function listLocalitiesAround(
  db: Db,
  point: Point,
  degrees: number,
): Promise<LocalityRow[]> {
  return db
    .select(LOCALITY)
    .from(localities)
    .where(
      and(
        between(latitude, point.latitude - degrees, point.latitude + degrees),
        between(longitude, point.longitude - degrees, point.longitude + degrees),
      ),
    )
    .orderBy(sql`abs(latitude - ${point.latitude}) + abs(longitude - ${point.longitude})`, slug)
    .limit(MAX_AROUND);
}
