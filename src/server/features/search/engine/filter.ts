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
import type { FilterName } from "#domain/search/filters.ts";
import {
  anyOf,
  COLUMN_FILTERS,
  type ColumnFilter,
  columnTest,
  type Given,
  hiddenFromPlanner,
  isApplied,
  seen,
} from "./column.ts";
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

/** The conditions, by the filter that asks for them; a box is looked up by its cells. */
export type Test = FilterName | "cells";

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

/** The filter's city, if it is in the table. */
export function cityOf({ city }: Pick<ListingFilter, "city">) {
  return city ? findCity(city) : undefined;
}

export function needsFreshPlan({ words, cells }: Search): boolean {
  return words !== undefined || cells !== undefined;
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
  const { filter, cells } = search;
  const own = Object.entries(OWN_TESTS).map(([name, test]) => [name, test(search, given)]);
  const tests: [Test, SQL | undefined | false][] = [
    ...(own as [OwnFilter, SQL | undefined | false][]),
    ["cells", cells && anyOf(sql`p.map_cell`, cells.cells, "integer", given)],
    ...COLUMN_FILTERS.map((name): [Test, SQL | undefined] => [
      name,
      columnTest("p", name, filter, given),
    ]),
  ];
  return tests.filter((test): test is [Test, SQL] => Boolean(test[1]));
}

type OwnFilter = Exclude<FilterName, ColumnFilter>;

/** The filters that take more than comparing one column. */
const OWN_TESTS: Record<OwnFilter, (search: Search, given: Given) => SQL | undefined | false> = {
  purpose: ({ purposes }, given) => purposes.length > 0 && purposeIs(purposes, given),
  // Subtypes are enough for both.
  category: () => undefined,
  type: () => undefined,
  subtype: ({ subtypes }, given) => subtypes && anyOf(sql`p.subtype`, subtypes, "subtype", given),
  city: ({ city }, given) => city !== undefined && sql`p.city_slug = ${given(city, "text")}`,
  locality: ({ localities }, given) =>
    localities && anyOf(sql`p.locality_id`, localities, "uuid", given),
  q: ({ words }) => words && sql`p.search @@ ${words.query}::tsquery`,
  minPrice: ({ filter: { minPrice }, part }, given) =>
    isApplied(minPrice) && priceReaches(given(minPrice, "bigint"), part),
  bbox: ({ filter: { bbox } }) => isApplied(bbox) && insideBox(bbox),
};

/** A single purpose is compared with "=": not every index can look up a list. */
function purposeIs(purposes: readonly Purpose[], given: Given): SQL {
  const [only, ...others] = purposes;
  return others.length > 0
    ? anyOf(sql`p.purpose`, purposes, "purpose", given)
    : sql`p.purpose = ${given(only, "purpose")}`;
}

function priceReaches(rupees: SQL, part: Search["part"]): SQL {
  if (part === "begins-within") return sql`p.price_min >= ${rupees}`;
  if (part === "reaches-into") {
    return sql`p.price_min < ${rupees} and p.price_max >= ${rupees} and p.price_max > p.price_min`;
  }
  return sql`coalesce(p.price_max, p.price_min) >= ${rupees}`;
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
