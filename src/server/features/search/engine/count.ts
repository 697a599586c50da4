/** How many listings there are, from the counters; see schema/search.ts. */

import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { query } from "#server/platform/db/prepared.ts";
import { anyOf, isApplied, OPEN_ENDED_BEDS, type Search, unseen } from "./filter.ts";

/** What the counters know of a search. */
export type Sizes = {
  /** Of the asked purposes in the asked place: what an index of that place holds. */
  place: number;
  /** Of these also of the asked kinds: subtype and beds. */
  kind: number;
  /** Of these also with the asked furnishing, possession and lister; all that match, if `isExact`. */
  counted: number;
  isExact: boolean;
  /** As many match at least; where the words are in nearly every listing, that is nearly all. */
  sure: number;
};

export async function countSizes(db: Db, search: Search): Promise<Sizes> {
  const kind = sql.join([sql`true`, ...kindTests(search)], sql` and `);
  const counted = sql.join([kind, ...detailTests(search)], sql` and `);
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

/** All of a place for sale, to let, or both, and nothing more: every listing of the index matches. */
export function isPlain(search: Search): boolean {
  const { subtypes, localities, filter } = search;
  const isNarrowed = [subtypes, localities, filter.beds].some((list) => isApplied(list));
  return isCountable(search) && !isNarrowed && !needsDetails(search);
}

/** How many a plain search matches, as a value within another query. */
export function plainTotal(search: Search): SQL {
  const asked = anyOf(sql`c.purpose`, search.purposes, "purpose");
  return sql`(select coalesce(sum(count), 0) from ${countsOf(search)} as c where ${asked})`;
}

/** Nothing but one word of the dictionary, which knows how many listings have it. */
function isOneWordOnly(search: Search): boolean {
  const { words, subtypes, city, localities, filter } = search;
  if (!words?.isOneWord || subtypes || localities || city !== undefined || filter.purpose)
    return false;
  const { words: _, ...others } = search;
  return isCountable(others) && !needsDetails(search) && filter.beds.length === 0;
}

/** The counters alone can tell how many match. */
export function isCountable(search: Search): boolean {
  const { filter, localities, words } = search;
  const { minPrice, maxPrice, minArea, maxArea, rera, photos, companyId, agentId, bbox } = filter;
  const others = [minPrice, maxPrice, minArea, maxArea, rera, photos, companyId, agentId, bbox];
  if (words || others.some(isApplied)) return false;
  if (filter.beds.some((count) => count > OPEN_ENDED_BEDS)) return false;
  return !localities || !needsDetails(search);
}

/** The counters of the place, whichever table knows them, with what is not yet folded in. */
function countsOf(search: Search): SQL {
  const { city, localities } = search;
  if (localities) {
    const there = sql`${anyOf(sql`locality_id`, localities, "uuid")} ${city === undefined ? sql`` : sql`and city_slug = ${unseen(city, "text")}`}`;
    return sql`(
      select purpose, subtype, beds, null::furnishing as furnishing, null::possession as possession, null::lister as posted_by, count
        from place_counts where ${there}
      union all select purpose, subtype, beds, furnishing, possession, posted_by, change from listing_deltas where ${there})`;
  }
  const deltas = sql`
    select purpose, subtype, beds, furnishing, possession, posted_by, change from listing_deltas
     ${city === undefined ? sql`` : sql`where city_slug = ${unseen(city, "text")}`}`;
  if (needsDetails(search)) {
    return sql`(
      select purpose, subtype, beds, furnishing, possession, posted_by, count
        from listing_counts where city_slug = ${unseen(city ?? "", "text")} union all ${deltas})`;
  }
  return sql`(
    select purpose, subtype, beds, null::furnishing as furnishing, null::possession as possession, null::lister as posted_by, count
      from place_counts where city_slug = ${unseen(city ?? "", "text")} and locality_id is null union all ${deltas})`;
}

function needsDetails({ filter: { furnishing, possession, postedBy } }: Search): boolean {
  return [furnishing, possession, postedBy].some(isApplied);
}

function kindTests({ subtypes, filter: { beds } }: Search): SQL[] {
  const counted = beds.map((count) => Math.min(count, OPEN_ENDED_BEDS));
  return [
    ...(subtypes ? [anyOf(sql`c.subtype`, subtypes, "subtype")] : []),
    ...(beds.length > 0 ? [anyOf(sql`c.beds`, counted, "smallint")] : []),
  ];
}

function detailTests({ filter, localities }: Search): SQL[] {
  const { furnishing, possession, postedBy } = filter;
  if (localities) return [];
  return [
    ...(furnishing.length > 0 ? [anyOf(sql`c.furnishing`, furnishing, "furnishing")] : []),
    ...(isApplied(possession) ? [sql`c.possession = ${unseen(possession, "possession")}`] : []),
    ...(postedBy.length > 0 ? [anyOf(sql`c.posted_by`, postedBy, "lister")] : []),
  ];
}
