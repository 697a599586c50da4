/** How many listings each further filter would show, the others unchanged; a locality goes with its city. */

import { type SQL, sql } from "drizzle-orm";
import { type Subtype, typeOf } from "#domain/listings/listing.ts";
import type { ListingFilter } from "#domain/search/filter-schema.ts";
import { FACETS, type Facet, type FacetCount, type Facets } from "#domain/search/search.ts";
import type { Db } from "#server/platform/db/client.ts";
import { query } from "#server/platform/db/prepared.ts";
import { countSizes, isCountable } from "./count.ts";
import {
  anyOf,
  bedsAre,
  hiddenFromPlanner,
  isApplied,
  isImpossible,
  matching,
  type Resolved,
  type Search,
  searchOf,
  subtypesOf,
} from "./filter.ts";
import { costOfAll, mostSelective } from "./planner.ts";

/** Facets that are counted over the same listings: by facts of a home, by city, by locality. */
const GROUPS: readonly (readonly Facet[])[] = [
  ["type", "subtype", "beds", "furnishing", "possession", "postedBy"],
  // The slower of the two first: they may have to share a connection.
  ["locality"],
  ["city"],
];

/** How many listings may be scanned where the counters have no answer; more would take too long. */
const MAX_SCAN_COST = 15_000;

type Row = { facet: Facet; value: string; count: number };

const LOCALITY = sql`(select slug from localities l where l.id = value)`;

/** What each facet is grouped by; values are formatted afterwards, once each. */
const GROUPED: Record<Facet, SQL> = {
  city: sql`c.city_slug`,
  locality: sql`c.locality_id`,
  type: sql`c.subtype`,
  subtype: sql`c.subtype`,
  beds: sql`counted_beds(c.beds)`,
  furnishing: sql`c.furnishing`,
  possession: sql`c.possession`,
  postedBy: sql`c.posted_by`,
};

export async function listFacets(
  db: Db,
  filter: ListingFilter,
  resolved: Resolved,
): Promise<Facets> {
  const groups = await Promise.all(
    GROUPS.map((facets) => countGroup(db, facets, filter, resolved)),
  );
  const found = new Map(groups.flat());
  return Object.fromEntries(FACETS.flatMap((facet) => entryOf(facet, found.get(facet))));
}

async function countGroup(
  db: Db,
  facets: readonly Facet[],
  filter: ListingFilter,
  resolved: Resolved,
): Promise<[Facet, Row[]][]> {
  // Filters on facets are cleared here; each facet's own conditions, below, apply the others' again.
  const own = facets[0] === "city" ? cleared(["city", "locality"]) : cleared(facets);
  const search = searchOf({ ...filter, ...cleared(GROUPS[0] ?? []), ...own }, resolved);
  // A locality's slug is unique only within its city.
  if (facets[0] === "locality" && search.city === undefined) return [];
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
  const needsDetails = [filter.furnishing, filter.possession, filter.postedBy].some(isApplied);
  if (isCountable({ ...search, filter })) {
    const sources = countersFor(facets, search, needsDetails);
    if (sources) return sources;
  }
  const path = mostSelective(search, await countSizes(db, search));
  if (costOfAll(path) > MAX_SCAN_COST) return undefined;
  return [
    matching(
      sql`p.city_slug, p.locality_id, p.subtype, p.beds, p.furnishing, p.possession, p.posted_by, 1 as count`,
      search,
      path.indexed,
      path.reads,
    ),
  ];
}

/** Localities are counted by kind only, not by details: some searches have no counters there. */
function countersFor(
  facets: readonly Facet[],
  { city, localities, purposes }: Search,
  needsDetails: boolean,
): SQL[] | undefined {
  const asked = anyOf(sql`purpose`, purposes, "purpose");
  if (facets[0] === "locality") {
    const there = sql`${asked} and city_slug = ${hiddenFromPlanner(city, "text")} and locality_id is not null`;
    return needsDetails ? undefined : [placeCounts(there), deltas(there)];
  }
  if (facets[0] === "city") {
    const all = sql`${asked} and city_slug <> ''`;
    const counts = needsDetails
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
    select city_slug, locality_id, subtype, beds, null::furnishing as furnishing, null::possession as possession,
           null::lister as posted_by, count
      from place_counts where ${condition}`;
}

function listingCounts(condition: SQL): SQL {
  return sql`
    select city_slug, null::uuid as locality_id, subtype, beds, furnishing, possession, posted_by, count
      from listing_counts where ${condition}`;
}

function deltas(condition: SQL): SQL {
  return sql`
    select city_slug, locality_id, subtype, beds, furnishing, possession, posted_by, change as count
      from listing_deltas where ${condition}`;
}

/** A facet's conditions: the filters of every other facet of its group, but not its own. */
function conditionsFor(facet: Facet, filter: ListingFilter): SQL {
  const kept = { ...filter, ...cleared([facet]) };
  const subtypes = subtypesOf(kept);
  const { beds, furnishing, possession, postedBy } = kept;
  const tests = [sql`${GROUPED[facet]} is not null`];
  if (subtypes) tests.push(anyOf(sql`c.subtype`, subtypes, "subtype"));
  if (beds.length > 0) tests.push(bedsAre(sql`c.beds`, beds));
  if (furnishing.length > 0) tests.push(anyOf(sql`c.furnishing`, furnishing, "furnishing"));
  if (isApplied(possession))
    tests.push(sql`c.possession = ${hiddenFromPlanner(possession, "possession")}`);
  if (postedBy.length > 0) tests.push(anyOf(sql`c.posted_by`, postedBy, "lister"));
  return sql.join(tests, sql` and `);
}

function cleared(facets: readonly Facet[]): Partial<ListingFilter> {
  const empty: Pick<ListingFilter, Facet> = {
    city: "",
    locality: [],
    type: [],
    subtype: [],
    beds: [],
    furnishing: [],
    possession: undefined,
    postedBy: [],
  };
  return Object.fromEntries(facets.map((facet) => [facet, empty[facet]]));
}

function entryOf(facet: Facet, rows: Row[] | undefined): [Facet, FacetCount[]][] {
  if (!rows) return [];
  const sums = new Map<string, number>();
  for (const { value, count } of rows) {
    const name = facet === "type" ? typeOf(value as Subtype) : value;
    sums.set(name, (sums.get(name) ?? 0) + count);
  }
  const counts = [...sums].map(([value, count]) => ({ value, count }));
  const shown = counts.filter(({ count }) => count > 0);
  return [[facet, shown.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))]];
}
