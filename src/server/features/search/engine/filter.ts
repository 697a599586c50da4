/** A search filter as SQL conditions on live listings. */

import { type SQL, sql } from "drizzle-orm";
import {
  PURPOSES,
  type Purpose,
  SUBTYPES,
  SUBTYPES_OF,
  type Subtype,
  TYPES_OF,
} from "#domain/listings/listing.ts";
import { findCity } from "#domain/places/city.ts";
import type { ListingFilter } from "#domain/search/filter-schema.ts";
import { boxOf, type Cells } from "./place.ts";
import type { Words } from "./word.ts";

/** What a filter names, looked up in the dictionaries; see scan.ts. */
export type Resolved = {
  /** Locality ids; empty where the filter names only unknown places. */
  localities?: string[];
  cells?: Cells;
  words?: Words;
  /** A city that is not in the table is searched as text. */
  cityWords?: Words;
};

/** A filter ready to be executed. Absent means "any"; an empty list can match nothing. */
export type Search = Omit<Resolved, "cityWords"> & {
  filter: ListingFilter;
  purposes: readonly Purpose[];
  subtypes?: readonly Subtype[];
  city?: string;
  /** Only one part of what matches a minimum price; see `budgetParts`. */
  part?: "begins-within" | "reaches-into";
};

/** The conditions, named after what they test. */
export type Test =
  | "purpose"
  | "subtype"
  | "city"
  | "locality"
  | "beds"
  | "minPrice"
  | "maxPrice"
  | "minArea"
  | "maxArea"
  | "furnishing"
  | "possession"
  | "postedBy"
  | "rera"
  | "photos"
  | "company"
  | "agent"
  | "box"
  | "cells"
  | "words";

/** "5" means five or more, as on the buttons. */
export const OPEN_ENDED_BEDS = 5;

export function searchOf(filter: ListingFilter, resolved: Resolved): Search {
  const city = cityOf(filter);
  const subtypes = subtypesOf(filter);
  const words = bothWords(
    filter.q === "" ? undefined : resolved.words,
    filter.city === "" ? undefined : resolved.cityWords,
  );
  return {
    filter,
    purposes: filter.purpose ? [filter.purpose] : PURPOSES,
    ...(subtypes && { subtypes }),
    ...(city && { city: city.slug }),
    ...(isApplied(filter.locality) && { localities: resolved.localities ?? [] }),
    ...(filter.bbox && resolved.cells && { cells: resolved.cells }),
    ...(words && { words }),
  };
}

/** True if nothing can match, so that no query is needed. */
export function isImpossible({ subtypes, localities, cells, words }: Search): boolean {
  const lists = [subtypes, localities, cells?.cells];
  return lists.some((list) => list?.length === 0) || words?.rows === 0;
}

/** Both tables have the tested columns under the same names; the second holds live listings only. */
export type Source = "properties" | "listing_texts";

/**
 * Live listings that pass every test, as `p`. Only the tests that should use an index are written so that
 * they can; "is true" hides the others from the planner, which would choose on the assumption that price,
 * city and beds are independent of each other.
 */
export function matching(
  columns: SQL,
  search: Search,
  indexed: readonly Test[],
  source: Source = "properties",
): SQL {
  const conditions =
    source === "properties" ? [sql`p.status = 'live'`, sql`p.deleted_at is null`] : [];
  const given = needsFreshPlan(search) ? seen : hiddenFromPlanner;
  for (const [test, condition] of testsOf(search, given)) {
    if (indexed.includes(test)) conditions.push(condition);
    else if (test !== "cells") conditions.push(sql`(${condition}) is true`);
  }
  return sql`select ${columns} from ${sql.raw(source)} p where ${sql.join(conditions, sql` and `)}`;
}

/**
 * A minimum price matches listings that begin above it, and the few whose price range reaches above it. Each
 * part is one range of an index; both together are not.
 */
export function budgetParts(search: Search): Search[] {
  if (!isApplied(search.filter.minPrice)) return [search];
  return [
    { ...search, part: "begins-within" },
    { ...search, part: "reaches-into" },
  ];
}

/** Whether this filter is set. */
export function isApplied<Value>(value: Value): value is NonNullable<Value> {
  if (value === undefined || value === null || value === "" || value === false) return false;
  return !Array.isArray(value) || value.length > 0;
}

/** The filter's city, if it is in the table. */
export function cityOf({ city }: Pick<ListingFilter, "city">) {
  return city ? findCity(city) : undefined;
}

/** How a value is passed to a test. */
type Given = (value: unknown, type: string) => SQL;

/**
 * Hides the value in a subquery: the plan is the same for every value, so PostgreSQL caches it. Otherwise it
 * would hope to do better for a small city and plan every time, which takes longer than the query itself.
 */
export const hiddenFromPlanner: Given = (value, type) =>
  sql`(select ${sql.param(value)}::${sql.raw(type)})::${sql.raw(type)}`;

/** Shows the value to the planner: the best plan depends on how common a word is and how large a box. */
const seen: Given = (value, type) => sql`${sql.param(value)}::${sql.raw(type)}`;

export function needsFreshPlan({ words, cells }: Search): boolean {
  return words !== undefined || cells !== undefined;
}

export function anyOf(
  column: SQL,
  values: readonly unknown[],
  type: string,
  given: Given = hiddenFromPlanner,
): SQL {
  return sql`${column} = any(${given(values, `${type}[]`)})`;
}

/** Subtypes are enough: each belongs to one type, and each type to one category. */
export function subtypesOf({ category, type, subtype }: ListingFilter) {
  const lists: (readonly Subtype[])[] = [];
  if (category) lists.push(TYPES_OF[category].flatMap((each) => SUBTYPES_OF[each]));
  if (type.length > 0) lists.push(type.flatMap((each) => SUBTYPES_OF[each]));
  if (subtype.length > 0) lists.push(subtype);
  if (lists.length === 0) return undefined;
  return SUBTYPES.filter((each) => lists.every((list) => list.includes(each)));
}

function testsOf(search: Search, given: Given): [Test, SQL][] {
  const { filter, purposes, subtypes, city, localities, cells, words, part } = search;
  const { companyId, agentId, minPrice } = filter;
  const any = (column: SQL, values: readonly unknown[], type: string) =>
    anyOf(column, values, type, given);
  const tests: [Test, SQL | undefined | false][] = [
    ["purpose", purposes.length > 0 && purposeIs(purposes, given)],
    ["subtype", subtypes && any(sql`p.subtype`, subtypes, "subtype")],
    ["city", city !== undefined && sql`p.city_slug = ${given(city, "text")}`],
    ["locality", localities && any(sql`p.locality_id`, localities, "uuid")],
    ["cells", cells && any(sql`p.map_cell`, cells.cells, "integer")],
    ["words", words && sql`p.search @@ ${words.query}::tsquery`],
    ["company", isApplied(companyId) && sql`p.company_id = ${given(companyId, "text")}`],
    ["agent", isApplied(agentId) && sql`p.agent_id = ${given(agentId, "text")}`],
    ["minPrice", isApplied(minPrice) && priceReaches(given(minPrice, "bigint"), part)],
    ...boundTests(filter, given),
    ...factTests(filter, given),
  ];
  return tests.filter((test): test is [Test, SQL] => Boolean(test[1]));
}

/** A single purpose is compared with "=": not every index can look up a list. */
function purposeIs(purposes: readonly Purpose[], given: Given): SQL {
  const [only, ...others] = purposes;
  return others.length > 0
    ? anyOf(sql`p.purpose`, purposes, "purpose", given)
    : sql`p.purpose = ${given(only, "purpose")}`;
}

function boundTests(filter: ListingFilter, given: Given): [Test, SQL | false][] {
  const { maxPrice, minArea, maxArea, bbox } = filter;
  return [
    ["maxPrice", isApplied(maxPrice) && sql`p.price_min <= ${given(maxPrice, "bigint")}`],
    ["minArea", isApplied(minArea) && sql`p.area_sqft >= ${given(minArea, "bigint")}`],
    ["maxArea", isApplied(maxArea) && sql`p.area_sqft <= ${given(maxArea, "bigint")}`],
    ["box", isApplied(bbox) && insideBox(bbox)],
  ];
}

function factTests(filter: ListingFilter, given: Given): [Test, SQL | false][] {
  const { beds, furnishing, possession, postedBy, rera, photos } = filter;
  const furnished = () => anyOf(sql`p.furnishing`, furnishing, "furnishing", given);
  return [
    ["beds", isApplied(beds) && bedsAre(sql`p.beds`, beds, given)],
    ["furnishing", isApplied(furnishing) && furnished()],
    ["possession", isApplied(possession) && sql`p.possession = ${given(possession, "possession")}`],
    ["postedBy", isApplied(postedBy) && anyOf(sql`p.posted_by`, postedBy, "lister", given)],
    ["rera", isApplied(rera) && sql`p.has_rera`],
    ["photos", isApplied(photos) && sql`p.has_photos`],
  ];
}

function priceReaches(rupees: SQL, part: Search["part"]): SQL {
  if (part === "begins-within") return sql`p.price_min >= ${rupees}`;
  if (part === "reaches-into") {
    return sql`p.price_min < ${rupees} and p.price_max >= ${rupees} and p.price_max > p.price_min`;
  }
  return sql`coalesce(p.price_max, p.price_min) >= ${rupees}`;
}

export function bedsAre(
  column: SQL,
  beds: readonly number[],
  given: Given = hiddenFromPlanner,
): SQL {
  const named = anyOf(column, beds, "smallint", given);
  return beds.includes(OPEN_ENDED_BEDS)
    ? sql`(${named} or ${column} >= ${sql.raw(String(OPEN_ENDED_BEDS))})`
    : named;
}

/** Tests the shown location, so that shrinking the box cannot reveal an owner's exact address. */
function insideBox(text: string): SQL {
  const { west, south, east, north } = boxOf(text);
  return sql`p.shown_longitude between ${west} and ${east} and p.shown_latitude between ${south} and ${north}`;
}

function bothWords(some: Words | undefined, others: Words | undefined): Words | undefined {
  if (!some || !others) return some ?? others;
  return {
    query: `(${some.query}) & (${others.query})`,
    rows: Math.min(some.rows, others.rows),
    lacking: some.lacking + others.lacking,
    isOneWord: false,
  };
}
