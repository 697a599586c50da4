/** How many listings each further filter would show, the others unchanged; a locality goes with its city. */

import { type SQL, sql } from "drizzle-orm";
import { type Subtype, typeOf } from "#domain/listings/listing.ts";
import type { ListingFilter } from "#domain/search/filter-schema.ts";
import {
  FACETS,
  type Facet,
  type FilterName,
  filterOf,
  unset,
  withDependents,
} from "#domain/search/filters.ts";
import type { FacetCount, Facets } from "#domain/search/search.ts";
import type { Db } from "#server/platform/db/client.ts";
import { query } from "#server/platform/db/prepared.ts";
import {
  anyOf,
  COLUMN_FILTERS,
  type ColumnFilter,
  columnName,
  columnTest,
  hiddenFromPlanner,
  offeredCount,
} from "./column.ts";
import { countSizes, isCountable } from "./count.ts";
import { DETAIL_COLUMNS, KIND_COLUMNS, NO_DETAILS, needsDetails } from "./counter.ts";
import {
  isImpossible,
  matching,
  type Resolved,
  type Search,
  searchOf,
  subtypesOf,
} from "./filter.ts";
import { costOfAll, mostSelective } from "./planner.ts";

/** Facts of a home: those that the counters know, and those that only the listings themselves tell. */
const FACTS = FACETS.filter((facet) => filterOf(facet).question !== "place");
const COUNTED = FACTS.filter((facet) => filterOf(facet).counted !== undefined);
const UNCOUNTED = FACTS.filter((facet) => filterOf(facet).counted === undefined);

type ColumnFacet = Facet & ColumnFilter;
const COLUMN_FACETS = COLUMN_FILTERS.filter((name): name is ColumnFacet =>
  FACETS.some((facet) => facet === name),
);

/** What a scan of listings selects, so that every facet can be counted. */
const SCANNED = sql.raw(
  ["city_slug", "locality_id", "subtype", ...COLUMN_FACETS.map(columnName)]
    .map((column) => `p.${column}`)
    .join(", "),
);

/** How many listings may be scanned where the counters have no answer; more would take too long. */
const MAX_SCAN_COST = 15_000;
/** And where the counters answer all but a few facets, which are not worth a longer wait. */
const MAX_EXTRA_COST = 5_000;

type Row = { facet: Facet; value: string; count: number };

const LOCALITY = sql`(select slug from localities l where l.id = value)`;

/** What each facet is grouped by, if not by its column; values are formatted afterwards, once each. */
const OWN_GROUPS: Record<Exclude<Facet, ColumnFacet>, SQL> = {
  city: sql`c.city_slug`,
  locality: sql`c.locality_id`,
  type: sql`c.subtype`,
  subtype: sql`c.subtype`,
};

const GROUPED = {
  ...OWN_GROUPS,
  ...Object.fromEntries(
    COLUMN_FACETS.map((name) => [name, offeredCount(sql.raw(`c.${columnName(name)}`), name)]),
  ),
} as Record<Facet, SQL>;

export async function listFacets(
  db: Db,
  filter: ListingFilter,
  resolved: Resolved,
): Promise<Facets> {
  const groups = await Promise.all(
    groupsFor(filter, resolved).map((facets) => countGroup(db, facets, filter, resolved)),
  );
  const found = new Map(groups.flat());
  return Object.fromEntries(FACETS.flatMap((facet) => entryOf(facet, found.get(facet))));
}

/** Facets that are counted over the same rows: by facts of a home, by city, by locality. */
function groupsFor(filter: ListingFilter, resolved: Resolved): (readonly Facet[])[] {
  const isScanned = !isFromCounters(searchOf(filter, resolved));
  // The slower of the two places first: they may have to share a connection.
  const places: Facet[][] = [["locality"], ["city"]];
  return isScanned ? [FACTS, ...places] : [COUNTED, UNCOUNTED, ...places];
}

/** Whether the facts of homes can be counted without looking at one; localities are counted by kind only. */
function isFromCounters(search: Search): boolean {
  return isCountable(search) && !search.localities;
}

async function countGroup(
  db: Db,
  facets: readonly Facet[],
  filter: ListingFilter,
  resolved: Resolved,
): Promise<[Facet, Row[]][]> {
  const [first] = facets;
  if (first === undefined) return [];
  const search = searchOf({ ...filter, ...cleared(clearedFor(facets)) }, resolved);
  // A locality's slug is unique only within its city.
  if (first === "locality" && search.city === undefined) return [];
  if (isImpossible(search)) return facets.map((facet) => [facet, []]);
  const sources = await sourcesOf(db, facets, search, filter);
  if (!sources) return [];
  // A type is the sum of its subtypes; with neither filtered, one count serves both.
  const isTypeToo = filter.type.length + filter.subtype.length === 0;
  const counted = facets.filter((facet) => facet !== "type" || !isTypeToo);
  const rows = await query<Row>(
    db,
    facets.length > 1
      ? countTogether(counted, filter, sources)
      : sql.join(
          facets.flatMap((facet) =>
            sources.map((source) => countIn(sql`(${source})`, facet, filter)),
          ),
          sql` union all `,
        ),
  );
  return facets.map((facet) => {
    const as = facet === "type" && isTypeToo ? "subtype" : facet;
    return [facet, rows.filter((row) => row.facet === as)];
  });
}

/** Filters that the rows are not chosen by; each facet's own conditions apply those of the others again. */
function clearedFor(facets: readonly Facet[]): readonly FilterName[] {
  const [first] = facets;
  if (first === "city") return [...COUNTED, ...withDependents("city")];
  return facets === UNCOUNTED ? facets : [...COUNTED, ...facets];
}

/** Reads the rows once for several facets. */
function countTogether(facets: readonly Facet[], filter: ListingFilter, sources: SQL[]): SQL {
  const counts = facets.map((facet) => countIn(sql`found`, facet, filter));
  return sql`
    with found as materialized (${sql.join(sources, sql` union all `)})
    ${sql.join(counts, sql` union all `)}`;
}

function countIn(source: SQL, facet: Facet, filter: ListingFilter): SQL {
  return sql`
    select ${facet}::text as facet, ${facet === "locality" ? LOCALITY : sql`value::text`} as value, count
      from (select ${GROUPED[facet]} as value, sum(c.count) as count
              from ${source} as c where ${conditionsFor(facet, filter)} group by 1) as counted`;
}

/** The counters if they suffice, else the listings themselves if they are few, else undefined. */
async function sourcesOf(
  db: Db,
  facets: readonly Facet[],
  search: Search,
  filter: ListingFilter,
): Promise<SQL[] | undefined> {
  if (facets !== UNCOUNTED && isCountable({ ...search, filter })) {
    const sources = countersFor(facets, search, needsDetails(filter));
    if (sources) return sources;
  }
  const path = mostSelective(search, await countSizes(db, search));
  const most = facets === UNCOUNTED ? MAX_EXTRA_COST : MAX_SCAN_COST;
  if (costOfAll(path) > most) return undefined;
  return [matching(sql`${SCANNED}, 1 as count`, search, path.indexed, path.reads)];
}

/** Localities are counted by kind only, not by details: some searches have no counters there. */
function countersFor(
  facets: readonly Facet[],
  { city, localities, purposes }: Search,
  isDetailed: boolean,
): SQL[] | undefined {
  const asked = anyOf(sql`purpose`, purposes, "purpose");
  if (facets[0] === "locality") {
    const there = sql`${asked} and city_slug = ${hiddenFromPlanner(city, "text")} and locality_id is not null`;
    return isDetailed ? undefined : [placeCounts(there), deltas(there)];
  }
  if (facets[0] === "city") {
    const all = sql`${asked} and city_slug <> ''`;
    const counts = isDetailed
      ? listingCounts(all)
      : placeCounts(sql`${all} and locality_id is null`);
    return [counts, deltas(all)];
  }
  if (localities) return undefined;
  const there =
    city === undefined ? asked : sql`${asked} and city_slug = ${hiddenFromPlanner(city, "text")}`;
  const counts = listingCounts(
    sql`${asked} and city_slug = ${hiddenFromPlanner(city ?? "", "text")}`,
  );
  return [counts, deltas(there)];
}

function placeCounts(condition: SQL): SQL {
  return sql`
    select city_slug, locality_id, ${KIND_COLUMNS}, ${NO_DETAILS}, count
      from place_counts where ${condition}`;
}

function listingCounts(condition: SQL): SQL {
  return sql`
    select city_slug, null::uuid as locality_id, ${KIND_COLUMNS}, ${DETAIL_COLUMNS}, count
      from listing_counts where ${condition}`;
}

function deltas(condition: SQL): SQL {
  return sql`
    select city_slug, locality_id, ${KIND_COLUMNS}, ${DETAIL_COLUMNS}, change as count
      from listing_deltas where ${condition}`;
}

/** A facet's conditions: the filters of every other fact, but not its own. */
function conditionsFor(facet: Facet, filter: ListingFilter): SQL {
  const kept = { ...filter, ...cleared([facet]) };
  const subtypes = subtypesOf(kept);
  const tests = [sql`${GROUPED[facet]} is not null`];
  if (subtypes) tests.push(anyOf(sql`c.subtype`, subtypes, "subtype"));
  tests.push(...COLUMN_FACETS.flatMap((name) => columnTest("c", name, kept) ?? []));
  return sql.join(tests, sql` and `);
}

function cleared(names: readonly FilterName[]): Partial<ListingFilter> {
  return Object.fromEntries(names.map((name) => [name, unset(name)]));
}

function entryOf(facet: Facet, rows: Row[] | undefined): [Facet, FacetCount[]][] {
  if (!rows) return [];
  const sums = new Map<string, number>();
  for (const { value, count } of rows) {
    for (const shown of valuesOf(facet, value)) sums.set(shown, (sums.get(shown) ?? 0) + count);
  }
  const counts = [...sums].map(([value, count]) => ({ value, count }));
  const shown = counts.filter(({ count }) => count > 0);
  return [[facet, shown.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))]];
}

/** The values of a facet that show a listing: one with three of something also has one or more, and two or more. */
function valuesOf(facet: Facet, value: string): string[] {
  if (facet === "type") return [typeOf(value as Subtype)];
  if (filterOf(facet).kind !== "atLeast") return [value];
  return Array.from({ length: Number(value) }, (_, at) => String(at + 1));
}
