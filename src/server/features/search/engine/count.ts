/** Counts listings from the counter tables; see schema/search.ts. */

import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { query } from "#server/platform/db/prepared.ts";
import { anyOf, hiddenFromPlanner } from "./column.ts";
import {
  DETAIL_COLUMNS,
  detailTests,
  isCounted,
  KIND_COLUMNS,
  kindTests,
  NO_DETAILS,
  needsDetails,
  needsKind,
} from "./counter.ts";
import type { Search } from "./filter.ts";

/** What the counters know of a search. */
export type Sizes = {
  /** Listings of the requested purposes in the requested place: what an index of that place holds. */
  place: number;
  /** Those of `place` that also match subtype and beds. */
  kind: number;
  /** Those of `kind` that also match furnishing, possession and lister; all matches, if `isExact`. */
  counted: number;
  isExact: boolean;
  /** A lower bound of the matches; where the words are in nearly every listing, it is close to the total. */
  sure: number;
};

export async function countSizes(db: Db, search: Search): Promise<Sizes> {
  const { filter, subtypes, localities } = search;
  const ofSubtypes = subtypes ? [anyOf(sql`c.subtype`, subtypes, "subtype")] : [];
  const kind = sql.join([sql`true`, ...ofSubtypes, ...kindTests(filter)], sql` and `);
  // Localities are counted without details.
  const counted = sql.join([kind, ...(localities ? [] : detailTests(filter))], sql` and `);
  const [row] = await query<Pick<Sizes, "place" | "kind" | "counted">>(
    db,
    sql`
      select coalesce(sum(count), 0) as place,
             coalesce(sum(count) filter (where ${kind}), 0) as kind,
             coalesce(sum(count) filter (where ${counted}), 0) as counted
        from ${countsOf(search)} as c
       where ${anyOf(sql`c.purpose`, search.purposes, "purpose")}`,
  );
  const { words, ...others } = search;
  const sizes = { place: 0, kind: 0, counted: 0, ...row };
  if (words && isOneWordOnly(search)) return exactly(words.rows, sizes);
  if (!isCountable(others)) return { ...sizes, isExact: false, sure: 0 };
  return words
    ? { ...sizes, isExact: false, sure: Math.max(0, sizes.counted - words.lacking) }
    : exactly(sizes.counted, sizes);
}

function exactly(counted: number, sizes: Pick<Sizes, "place" | "kind">): Sizes {
  return { ...sizes, counted, isExact: true, sure: counted };
}

/** All of a place for sale, for rent, or both, and no other filter: every listing of the index matches. */
export function isPlain(search: Search): boolean {
  const { subtypes, localities, filter } = search;
  const isNarrowed = subtypes !== undefined || localities !== undefined || needsKind(filter);
  return isCountable(search) && !isNarrowed && !needsDetails(filter);
}

/** The total of a plain search, as a value within another query. */
export function plainTotal(search: Search): SQL {
  const asked = anyOf(sql`c.purpose`, search.purposes, "purpose");
  return sql`(select coalesce(sum(count), 0) from ${countsOf(search)} as c where ${asked})`;
}

/** The search is a single word of the dictionary, which knows how many listings contain it. */
function isOneWordOnly(search: Search): boolean {
  const { words, subtypes, city, localities, filter } = search;
  if (!words?.isOneWord || subtypes || localities || city !== undefined || filter.purpose)
    return false;
  const { words: _, ...others } = search;
  return isCountable(others) && !needsDetails(filter) && !needsKind(filter);
}

/** True if the counters alone give the number of matches. */
export function isCountable(search: Search): boolean {
  const { filter, localities, words } = search;
  if (words || !isCounted(filter)) return false;
  return !localities || !needsDetails(filter);
}

/** The counters of the place, from whichever table has them, plus the deltas not yet folded in. */
function countsOf(search: Search): SQL {
  const { city, localities } = search;
  if (localities) {
    const there = sql`${anyOf(sql`locality_id`, localities, "uuid")} ${city === undefined ? sql`` : sql`and city_slug = ${hiddenFromPlanner(city, "text")}`}`;
    return sql`(
      select purpose, ${KIND_COLUMNS}, ${NO_DETAILS}, count
        from place_counts where ${there}
      union all select purpose, ${KIND_COLUMNS}, ${DETAIL_COLUMNS}, change from listing_deltas where ${there})`;
  }
  const deltas = sql`
    select purpose, ${KIND_COLUMNS}, ${DETAIL_COLUMNS}, change from listing_deltas
     ${city === undefined ? sql`` : sql`where city_slug = ${hiddenFromPlanner(city, "text")}`}`;
  if (needsDetails(search.filter)) {
    return sql`(
      select purpose, ${KIND_COLUMNS}, ${DETAIL_COLUMNS}, count
        from listing_counts where city_slug = ${hiddenFromPlanner(city ?? "", "text")} union all ${deltas})`;
  }
  return sql`(
    select purpose, ${KIND_COLUMNS}, ${NO_DETAILS}, count
      from place_counts where city_slug = ${hiddenFromPlanner(city ?? "", "text")} and locality_id is null union all ${deltas})`;
}
