/**
 * The search engine. A filter is answered in three steps:
 * 1. `resolve` looks up what it names in small dictionaries: localities, words, squares of the map.
 * 2. `countSizes` asks the counters how many listings there are of that place and kind. Where the filter
 *    tests nothing else, that is already the total.
 * 3. With these numbers `repository-path.ts` chooses an index, and `listFound` walks it or gathers from it.
 *    The cards of the few listings found are put together last (`repository-card.ts`).
 * docs/decisions/0005 says why, and what was measured.
 */

import { type SQL, sql } from "drizzle-orm";
import { localitiesNamed } from "#domain/places/locality.ts";
import type { ListingFilter } from "#domain/search/filter-schema.ts";
import { COUNT_LIMIT, type Page } from "#domain/shared/page.ts";
import { type Memoize, readUncached } from "#server/platform/cache/memoize.ts";
import type { Db } from "#server/platform/db/client.ts";
import { query, queryPlanned } from "#server/platform/db/prepared.ts";
import { countSizes, type Sizes } from "./count.ts";
import {
  cityOf,
  isApplied,
  isImpossible,
  matching,
  type Resolved,
  type Search,
  searchOf,
} from "./filter.ts";
import {
  afterAny,
  afterKnown,
  notBeyond,
  ORDERS,
  type Order,
  orderBy,
  type Start,
} from "./order.ts";
import { boxOf, findCells } from "./place.ts";
import { chooseGathering, chooseWhole, mostSelective, type Path, WALK } from "./planner.ts";
import { findWords } from "./word.ts";

export type Total = Pick<Page<unknown>, "total" | "totalIsAtLeast">;
const LIMITS = [5, 21, 25, 50, 101, 200, 500];

export type Found<Row> = Row & Start;
export type Asked = {
  /** Wanted beside id and key; the indexes must hold them. */
  columns: SQL;
  order: Order;
  start?: Start;
  /** Nothing beyond this one, which is the last. */
  until?: Start;
  limit: number;
};
/** What to make of the statement that finds them; by default its rows as they are. */
export type Reading<Row> = (found: SQL) => Promise<Found<Row>[]>;

export async function resolve(db: Db, filter: ListingFilter): Promise<Resolved> {
  const { q, city, locality, bbox } = filter;
  const isUnknownCity = city !== "" && !cityOf(filter);
  const [localities, cells, words, cityWords] = await Promise.all([
    isApplied(locality) ? findLocalities(db, filter) : undefined,
    isApplied(bbox) ? findCells(db, boxOf(bbox)) : undefined,
    q === "" ? undefined : findWords(db, q),
    isUnknownCity ? findWords(db, city) : undefined,
  ]);
  return {
    ...(localities && { localities }),
    ...(cells && { cells }),
    ...(words && { words }),
    ...(cityWords && { cityWords }),
  };
}

/** `sizes` is absent where nothing matches. */
export async function prepare(
  db: Db,
  filter: ListingFilter,
  resolved: Resolved,
  memoize: Memoize = readUncached,
) {
  const search = searchOf(filter, resolved);
  const isEmpty = isImpossible(search);
  const sizes = isEmpty
    ? undefined
    : await memoize(countsName("sizes", filter), () => countSizes(db, search));
  return { search, sizes: sizes && !(sizes.isExact && sizes.counted === 0) ? sizes : undefined };
}

/** Every page of a list has the same counts, whatever its order. */
export function countsName(
  of: "sizes" | "facets",
  { cursor: _, limit: __, sort: ___, ...filter }: ListingFilter,
): string {
  return `${of} ${JSON.stringify(filter)}`;
}

/** Exact up to the limit: from the counters where they know, else counted through the narrowest index. */
export async function countFound(db: Db, search: Search, sizes: Sizes): Promise<Total> {
  if (sizes.isExact || sizes.sure > COUNT_LIMIT) return capped(sizes.sure);
  const all = reached(mostSelective(search, sizes), sql`1`);
  const upTo = sql.raw(String(COUNT_LIMIT + 1));
  // Words apart, so that their index is chosen for all of them; they are still read only up to the limit.
  const [row] = search.words
    ? await queryPlanned<{ count: number }>(
        db,
        sql`with found as materialized (${all})
            select count(*) as count from (select 1 from found limit ${upTo}) as counted`,
      )
    : await query<{ count: number }>(
        db,
        sql`select count(*) as count from (${all} limit ${upTo}) as counted`,
      );
  return capped(row?.count ?? 0);
}

export function capped(count: number): Total {
  return { total: Math.min(count, COUNT_LIMIT), totalIsAtLeast: count > COUNT_LIMIT };
}

/** The page and the total at once, where that costs no more than the total; else undefined. */
export async function listWhole<Row>(
  db: Db,
  search: Search,
  sizes: Sizes,
  asked: Asked,
  read: Reading<Row & { total: number | null }> = readerFor(db, search),
): Promise<{ found: Found<Row>[]; total: Total } | undefined> {
  const path = chooseWhole(search, sizes);
  if (!path) return undefined;
  const found = await read(whole(path, asked));
  const count = found[0]?.total;
  // A page past the end has no row to tell it.
  const isUntold = typeof count !== "number" && asked.start !== undefined;
  const total = isUntold ? await countFound(db, search, sizes) : capped(count ?? 0);
  return { found: found.slice(0, asked.limit), total };
}

/** The page and the total, in as few readings as there have to be. */
export async function listCounted<Row>(
  db: Db,
  search: Search,
  sizes: Sizes,
  asked: Asked,
): Promise<{ found: Found<Row>[]; total: Total }> {
  const together = await listWhole<Row>(db, search, sizes, asked);
  if (together) return together;
  const total = await countFound(db, search, sizes);
  const matches = matchesOf(sizes, total);
  return { found: await listFound<Row>(db, search, sizes, matches, asked), total };
}

/** How many there are at least: the counters know no limit. */
export function matchesOf({ sure }: Sizes, { total }: Total): number {
  return Math.max(sure, total);
}

/** The listings that follow the start, in order: `matches` says how many there are at least. */
export async function listFound<Row>(
  db: Db,
  search: Search,
  sizes: Sizes,
  matches: number,
  asked: Asked,
  read: Reading<Row> = readerFor(db, search),
): Promise<Found<Row>[]> {
  if (matches === 0) return [];
  const path = chooseGathering(search, sizes, matches, asked.limit);
  const rows = path ? read(gathered(path, asked)) : walk(search, asked, read);
  return (await rows).slice(0, asked.limit);
}

function readerFor<Row>(db: Db, { words }: Search): Reading<Row> {
  return (found) => (words ? queryPlanned(db, found) : query(db, found));
}

async function walk<Row>(search: Search, asked: Asked, read: Reading<Row>): Promise<Found<Row>[]> {
  const { order, start, until, limit } = asked;
  const after = start && start.key !== null ? afterKnown(order, start) : undefined;
  if (order.isKnown) {
    return read(walked(search, [after, until && notBeyond(order, until)], asked));
  }
  // What has no price, area or rate stands at one end of the index whichever way it is walked: a step of its own.
  const isKnown = sql`${order.column} is not null`;
  const known = start?.key === null ? [] : await read(walked(search, [isKnown, after], asked));
  const rest = limit - known.length;
  if (rest <= 0) return known;
  const isUnknown = sql`${order.column} is null`;
  const afterUnknown = start?.key === null ? sql`p.id ${order.after} ${start.id}::text` : undefined;
  const unknown = walked(search, [isUnknown, afterUnknown], { ...asked, limit: rest });
  return [...known, ...(await read(unknown))];
}

function whole(path: Path, { columns, order, start, limit }: Asked): SQL {
  const after = start ? sql`where ${afterAny(order, start)}` : sql``;
  return sql`
    with found as materialized (${reached(path, sql`p.id, ${order.column}, ${columns}`)})
    select p.*, (${order.column})::text as key, (select count(*) from found) as total
      from found as p ${after} order by ${orderBy(order)} limit ${atMost(limit)}`;
}

/** Every match the index leaves, then sorted; apart, or the planner would walk after all. */
function gathered(path: Path, { columns, order, start, until, limit }: Asked): SQL {
  const bounds = [start && afterAny(order, start), until && notBeyond(order, until)];
  const within = bounds.flatMap((bound) => (bound ? [sql` and (${bound}) is true`] : []));
  return sql`
    select p.*, (${order.column})::text as key
      from (${reached(path, sql`p.id, ${order.column}, ${columns}`, within)} offset 0) as p
     order by ${orderBy(order)} limit ${atMost(limit)}`;
}

/** These columns of all that a path leads to. */
function reached({ indexed, reads, parts }: Path, columns: SQL, within: SQL[] = []): SQL {
  const found = parts.map(
    (part) => sql`${matching(columns, part, indexed, reads)} ${sql.join(within, sql``)}`,
  );
  return sql.join(found, sql` union all `);
}

/** The newest of a plain search, for a query that goes on with them. */
export function newest(search: Search, start: Start | undefined, limit: number): SQL {
  const order = ORDERS.newest;
  const asked = { columns: sql`p.purpose`, order, limit };
  return walked(search, [start && afterKnown(order, start)], asked);
}

/** In the order of the index, from the start on, until there are enough; one index range for each purpose. */
function walked(
  search: Search,
  conditions: (SQL | undefined)[],
  { columns, order, limit }: Asked,
): SQL {
  const and = conditions.flatMap((condition) => (condition ? [sql`and ${condition}`] : []));
  const inOrder = sql`${order.column} ${order.direction}, p.id ${order.direction}`;
  const ranges = search.purposes.map(
    (purpose) => sql`(
      ${matching(sql`p.id, ${order.column}, ${columns}`, { ...search, purposes: [purpose] }, WALK)}
       ${sql.join(and, sql` `)}
       order by ${inOrder} limit ${atMost(limit)})`,
  );
  return sql`
    select p.*, (${order.column})::text as key from (${sql.join(ranges, sql` union all `)}) as p
     order by ${inOrder} limit ${atMost(limit)}`;
}

/** Part of the text, or a kept plan would be made for a tenth of all listings; few sizes, so that few plans are kept. */
function atMost(limit: number): SQL {
  return sql.raw(String(LIMITS.find((each) => each >= limit) ?? limit));
}

type LocalityRow = { id: string; slug: string; name: string; aliases: string[] };

async function findLocalities(db: Db, filter: ListingFilter): Promise<string[]> {
  const names = filter.locality;
  const city = cityOf(filter);
  const inCity = city ? sql`city_slug = ${city.slug} and` : sql``;
  const asked = sql`${sql.param(names)}::text[]`;
  const lower = sql`${sql.param(names.map((name) => name.toLowerCase()))}::text[]`;
  const rows = await query<LocalityRow>(
    db,
    sql`select id, slug, name, aliases from localities
         where ${inCity} (slug = any(${asked}) or lower(name) = any(${lower}) or aliases && ${asked})`,
  );
  return [...new Set(names.flatMap((name) => localitiesNamed(rows, name)))].map(({ id }) => id);
}
