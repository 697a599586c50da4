/** How many live listings there are in each place. */

import { sql } from "drizzle-orm";
import { type PropertyType, type Purpose, type Subtype, typeOf } from "#domain/listings/listing.ts";
import type { Db } from "#server/platform/db/client.ts";

export type PlaceCount = {
  citySlug: string;
  /** Null for the whole city. */
  localityId: string | null;
  purpose: Purpose;
  type: PropertyType;
  count: number;
};

export type ProjectCount = Pick<PlaceCount, "purpose" | "type" | "count"> & { projectId: string };

/** From the search engine's counters and the deltas not yet folded in; see schema/search.ts. */
export async function listPlaceCounts(db: Db): Promise<PlaceCount[]> {
  const { rows } = await db.execute<Omit<PlaceCount, "type"> & { subtype: Subtype }>(sql`
    select city_slug as "citySlug", locality_id as "localityId", purpose, subtype, sum(count)::int as count
      from (select city_slug, locality_id, purpose, subtype, count from place_counts where city_slug <> ''
             union all
            select city_slug, null, purpose, subtype, change from listing_deltas where city_slug is not null
             union all
            select city_slug, locality_id, purpose, subtype, change from listing_deltas
             where city_slug is not null and locality_id is not null) as counted
     group by 1, 2, 3, 4 having sum(count) > 0`);
  return rows.map(({ subtype, ...row }) => ({ ...row, type: typeOf(subtype) }));
}

export async function listProjectCounts(db: Db, ids: readonly string[]): Promise<ProjectCount[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<ProjectCount>(sql`
    select project_id as "projectId", purpose, type, count(*)::int as count from properties
     where project_id in ${ids} and status = 'live' and deleted_at is null
     group by project_id, purpose, type`);
  return rows;
}
