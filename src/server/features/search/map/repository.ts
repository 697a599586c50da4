import { sql } from "drizzle-orm";
import { z } from "zod";
import { MAX_MAP_LABELS } from "#domain/search/map-label.ts";
import type { Db } from "#server/platform/db/client.ts";
import { listRows } from "#server/platform/db/rows.ts";

export type Box = { west: number; south: number; east: number; north: number };

const labelRow = z.object({
  kind: z.enum(["city", "locality"]),
  name: z.string(),
  nameHi: z.string().nullable(),
  latitude: z.number(),
  longitude: z.number(),
});

/** The cities in a box. The table has a few dozen rows: it needs no index. */
export async function listCityLabels(db: Db, { west, south, east, north }: Box) {
  return listRows(
    db,
    labelRow,
    sql`select 'city' as kind, name, name_hi as "nameHi", latitude, longitude
      from cities
     where longitude between ${west} and ${east} and latitude between ${south} and ${north}
     order by name limit ${MAX_MAP_LABELS}`,
  );
}

/** The localities in a box, out of a dictionary of some hundred rows. */
export async function listLocalityLabels(db: Db, { west, south, east, north }: Box) {
  return listRows(
    db,
    labelRow,
    sql`select 'locality' as kind, l.name, l.name_hi as "nameHi", l.latitude, l.longitude
      from localities l
     where l.longitude between ${west} and ${east} and l.latitude between ${south} and ${north}
     order by l.name limit ${MAX_MAP_LABELS}`,
  );
}
