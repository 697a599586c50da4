/** Where a listing is, as precisely as the public may know. */

import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { query } from "#server/platform/db/prepared.ts";

export type Box = { west: number; south: number; east: number; north: number };

/** Map squares with listings in them; see `map_cell` in the schema. */
export type Cells = { cells: number[]; rows: number };

const CELLS_PER_DEGREE = 50;
const ROW_STEP = 10_000;
/** More than floating point can be wrong by; a square too many does no harm. */
const MARGIN = 1e-6;

export function boxOf(text: string): Box {
  const [west = 0, south = 0, east = 0, north = 0] = text.split(",").map(Number);
  return { west, south, east, north };
}

/** The non-empty squares that a box touches: a box is searched by these only. */
export async function findCells(db: Db, { west, south, east, north }: Box): Promise<Cells> {
  const low = (degrees: number) => Math.floor(degrees * CELLS_PER_DEGREE - MARGIN);
  const high = (degrees: number) => Math.floor(degrees * CELLS_PER_DEGREE + MARGIN);
  const inBox = sql`map_cell between ${low(south) * ROW_STEP} and ${(high(north) + 1) * ROW_STEP}
    and map_cell % ${ROW_STEP} between ${low(west)} and ${high(east)}`;
  const rows = await query<{ cell: number; count: number }>(
    db,
    sql`select map_cell as cell, sum(count) as count
          from (select map_cell, count from cell_counts where ${inBox}
                union all
                select map_cell, change from listing_deltas where ${inBox}) as counted
         group by map_cell having sum(count) > 0`,
  );
  return {
    cells: rows.map(({ cell }) => cell),
    rows: rows.reduce((sum, { count }) => sum + count, 0),
  };
}
