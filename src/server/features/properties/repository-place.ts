/** Where a listing is, as far as the public may know. */

import { type SQL, sql } from "drizzle-orm";

/** At most this far, in degrees, is what is shown from what is true. */
const MAX_BLUR = 0.005;

/** An owner's home is shown to about a kilometre; a company's site is no secret. */
export function shown(column: "latitude" | "longitude"): SQL {
  const value = sql.raw(`p.${column}`);
  return sql`case when p.posted_by = 'owner' then round(${value}::numeric, 2)::float8 else ${value} end`;
}

/** Inside a box by what is shown, lest a shrinking box find the home; the wider box is for the index. */
export function insideBox(box: string): SQL {
  const [west = 0, south = 0, east = 0, north = 0] = box.split(",").map(Number);
  return sql`point(p.longitude, p.latitude) <@ box(
      point(${west - MAX_BLUR}, ${south - MAX_BLUR}), point(${east + MAX_BLUR}, ${north + MAX_BLUR}))
    and ${shown("longitude")} between ${west} and ${east}
    and ${shown("latitude")} between ${south} and ${north}`;
}
