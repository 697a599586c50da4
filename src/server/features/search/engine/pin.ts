/** Listings on the map. */

import { sql } from "drizzle-orm";
import type { ListingFilter } from "#domain/search/filter-schema.ts";
import type { Pin, PinPage } from "#domain/search/search.ts";
import type { Db } from "#server/platform/db/client.ts";
import { ORDERS } from "./order.ts";
import { capped, type Found, listCounted, prepare, resolve } from "./scan.ts";

/** More would clutter the map; they come to about 50 KB. */
const MAX_PINS = 500;
/** Used without a box: every listing with a location is in here. */
const INDIA = "68,6,97.5,37.2";

type Row = Pick<Pin, "purpose"> & { latitude: number; longitude: number; price_min: number | null };

const COLUMNS = sql`p.purpose, p.price_min, p.shown_latitude as latitude, p.shown_longitude as longitude`;

const ASKED = { columns: COLUMNS, order: ORDERS.newest, limit: MAX_PINS };

export async function listPins(db: Db, asked: ListingFilter): Promise<PinPage> {
  const filter = { ...asked, bbox: asked.bbox ?? INDIA };
  const { search, sizes } = await prepare(db, filter, await resolve(db, filter));
  if (!sizes) return { pins: [], ...capped(0) };
  const { found, total } = await listCounted<Row>(db, search, sizes, ASKED);
  return { pins: found.map(toPin), ...total };
}

function toPin({ id, latitude, longitude, purpose, price_min: priceMin }: Found<Row>): Pin {
  return { id, latitude, longitude, purpose, priceMin };
}
