import { sql } from "drizzle-orm";
import { MAX_MAP_LABELS, type MapLabel } from "#domain/search/map-label.ts";
import type { Db } from "#server/platform/db/client.ts";

export type Box = { west: number; south: number; east: number; north: number };

/** The cities in a box. The table has a few dozen rows: it needs no index. */
export async function listCityLabels(db: Db, { west, south, east, north }: Box) {
  const { rows } = await db.execute<MapLabel>(sql`
    select 'city' as kind, name, name_hi as "nameHi", latitude, longitude
      from cities
     where longitude between ${west} and ${east} and latitude between ${south} and ${north}
     order by name limit ${MAX_MAP_LABELS}`);
  return rows;
}

/** The localities in a box, out of a dictionary of some hundred rows. */
export async function listLocalityLabels(db: Db, { west, south, east, north }: Box) {
  const { rows } = await db.execute<MapLabel>(sql`
    select 'locality' as kind, l.name, l.name_hi as "nameHi", l.latitude, l.longitude
      from localities l
     where l.longitude between ${west} and ${east} and l.latitude between ${south} and ${north}
     order by l.name limit ${MAX_MAP_LABELS}`);
  return rows;
}
