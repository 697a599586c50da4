/** How many live listings there are where. */

import { sql } from "drizzle-orm";
import type { PropertyType, Purpose } from "#domain/property.ts";
import type { Db } from "#server/db/client.ts";

export type PlaceCount = {
  citySlug: string;
  localityId: string | null;
  purpose: Purpose;
  type: PropertyType;
  count: number;
};

export type ProjectCount = Pick<PlaceCount, "purpose" | "type" | "count"> & { projectId: string };

export type LocalityName = { id: string; slug: string; name: string; nameHi: string | null };

/** Few rows, however many listings: one for each place, purpose and type. */
export async function listPlaceCounts(db: Db): Promise<PlaceCount[]> {
  const { rows } = await db.execute<PlaceCount>(sql`
    select city_slug as "citySlug", locality_id as "localityId", purpose, type, count(*)::int as count
      from properties
     where status = 'live' and deleted_at is null and city_slug is not null
     group by city_slug, locality_id, purpose, type`);
  return rows;
}

export async function listProjectCounts(db: Db, ids: readonly string[]): Promise<ProjectCount[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<ProjectCount>(sql`
    select project_id as "projectId", purpose, type, count(*)::int as count from properties
     where project_id in ${ids} and status = 'live' and deleted_at is null
     group by project_id, purpose, type`);
  return rows;
}

export async function listLocalityNames(db: Db, citySlug: string): Promise<LocalityName[]> {
  const { rows } = await db.execute<LocalityName>(sql`
    select id, slug, name, name_hi as "nameHi" from localities where city_slug = ${citySlug}`);
  return rows;
}
