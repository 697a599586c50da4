/** Listings on the map. */

import { sql } from "drizzle-orm";
import type { PropertyFilter } from "#domain/property-schema.ts";
import type { Pin, PinPage } from "#domain/search.ts";
import type { Db } from "#server/db/client.ts";
import { ORDERS } from "./repository-order.ts";
import { capped, countFound, listFound, prepare, resolve } from "./repository-search.ts";

/** More would be no map any more; they come to about 50 KB. */
const MAX_PINS = 500;
/** Without a box: all that have a place have it in here. */
const INDIA = "68,6,97.5,37.2";

const PIN = sql`p.id, p.shown_latitude as latitude, p.shown_longitude as longitude, p.purpose, p.price_min as "priceMin"`;

export async function listPins(db: Db, asked: PropertyFilter): Promise<PinPage> {
  const filter = { ...asked, bbox: asked.bbox ?? INDIA };
  const { search, sizes } = await prepare(db, filter, await resolve(db, filter));
  if (!sizes) return { pins: [], ...capped(0) };
  const [pins, total] = await Promise.all([
    listFound<Pin>(db, search, sizes, { columns: PIN, order: ORDERS.newest, limit: MAX_PINS }),
    countFound(db, search, sizes),
  ]);
  return {
    pins: pins.map(({ id, latitude, longitude, purpose, priceMin }) => ({
      id,
      latitude,
      longitude,
      purpose,
      priceMin,
    })),
    ...total,
  };
}
