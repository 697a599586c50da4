/** Listings on the map. */

import { sql } from "drizzle-orm";
import type { PropertyFilter } from "#domain/property-schema.ts";
import type { Pin, PinPage } from "#domain/search.ts";
import type { Db } from "#server/db/client.ts";
import { countUpToLimit } from "#server/db/count.ts";
import { matching } from "./repository-filter.ts";
import { shown } from "./repository-place.ts";

/** More would be no map any more; they come to about 50 KB. */
const MAX_PINS = 500;

export async function listPins(db: Db, filter: PropertyFilter): Promise<PinPage> {
  const where = sql`${matching(filter)} and p.latitude is not null and p.longitude is not null`;
  const [{ rows }, total] = await Promise.all([
    db.execute<Pin>(sql`
      select p.id, ${shown("latitude")} as latitude, ${shown("longitude")} as longitude, p.purpose,
             p.price_min as "priceMin"
        from properties p where ${where}
       order by p.listed_at desc, p.id desc limit ${MAX_PINS}`),
    countUpToLimit(db, sql`properties p`, where),
  ]);
  return { pins: rows, ...total };
}
