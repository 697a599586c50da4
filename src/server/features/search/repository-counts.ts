/** How many live listings there are in each place. */

import { and, count, eq, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import {
  type PropertyType,
  PURPOSES,
  type Purpose,
  SUBTYPES,
  typeOf,
} from "#domain/listings/listing.ts";
import type { Db } from "#server/platform/db/client.ts";
import { listRows } from "#server/platform/db/rows.ts";
import { properties } from "#server/platform/db/schema/properties.ts";

export type PlaceCount = {
  citySlug: string;
  /** Null for the whole city. */
  localityId: string | null;
  purpose: Purpose;
  type: PropertyType;
  count: number;
};

export type ProjectCount = Pick<PlaceCount, "purpose" | "type" | "count"> & { projectId: string };

const placeRow = z.object({
  citySlug: z.string(),
  localityId: z.string().nullable(),
  purpose: z.enum(PURPOSES),
  subtype: z.enum(SUBTYPES),
  count: z.number(),
});

/** From the search engine's counters and the deltas not yet folded in; see schema/search.ts. */
export async function listPlaceCounts(db: Db): Promise<PlaceCount[]> {
  const rows = await listRows(
    db,
    placeRow,
    sql`select city_slug as "citySlug", locality_id as "localityId", purpose, subtype, sum(count)::int as count
      from (select city_slug, locality_id, purpose, subtype, count from place_counts where city_slug <> ''
             union all
            select city_slug, null, purpose, subtype, change from listing_deltas where city_slug is not null
             union all
            select city_slug, locality_id, purpose, subtype, change from listing_deltas
             where city_slug is not null and locality_id is not null) as counted
     group by 1, 2, 3, 4 having sum(count) > 0`,
  );
  return rows.map(({ subtype, ...row }) => ({ ...row, type: typeOf(subtype) }));
}

export async function listProjectCounts(db: Db, ids: readonly string[]): Promise<ProjectCount[]> {
  if (ids.length === 0) return [];
  const { projectId, purpose, type } = properties;
  return db
    .select({ projectId: sql`${projectId}`.mapWith(projectId), purpose, type, count: count() })
    .from(properties)
    .where(
      and(
        inArray(projectId, [...ids]),
        eq(properties.status, "live"),
        isNull(properties.deletedAt),
      ),
    )
    .groupBy(projectId, purpose, type);
}
