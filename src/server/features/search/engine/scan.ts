/**
 * The search engine. A filter is answered in three steps:
 * 1. `resolve` looks up what it names in small dictionaries: localities, words, map squares.
 * 2. `countSizes` asks the counters how many listings there are of that place and kind. Where the filter
 *    tests nothing else, that is already the total.
 * 3. With these numbers `planner.ts` chooses an index, and `listFound` walks it or gathers from it.
 *    The cards of the few listings found are fetched last (`card.ts`).
 * docs/decisions/0005 explains why, with measurements.
 */

import { type SQL, sql } from "drizzle-orm";
import { localitiesNamed } from "#domain/places/locality.ts";
import type { ListingFilter } from "#domain/search/filter-schema.ts";
import { COUNT_LIMIT, type Page } from "#domain/shared/page.ts";
import { type Memoize, readUncached } from "#server/platform/cache/memoize.ts";
import type { Db } from "#server/platform/db/client.ts";
import { query, queryPlanned } from "#server/platform/db/prepared.ts";
import { isApplied } from "./column.ts";
import { countSizes, type Sizes } from "./count.ts";
import { cityOf, isImpossible, matching, type Resolved, type Search, searchOf } from "./filter.ts";
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
export type PageRequest = {
  /** Selected besides id and key; the indexes must hold them. */
  columns: SQL;
  order: Order;
  start?: Start;
  /** The last row to include. */
  until?: Start;
  limit: number;
};
/** How to run the statement that finds them; by default it returns its rows as they are. */
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

/** `sizes` is undefined when nothing matches. */
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

/** Every page of a list has the same counts, whatever its sort order, and so the same cache key. */
export function countsName(
  of: "sizes" | "facets",
  { cursor: _, limit: __, sort: ___, ...filter }: ListingFilter,
): string {
  return `${of} ${JSON.stringify(filter)}`;
}

/** Exact up to the limit: from the counters if possible, else counted through the most selective index. */
export async function countFound(db: Db, search: Search, sizes: Sizes): Promise<Total> {
  if (sizes.isExact || sizes.sure > COUNT_LIMIT) return capped(sizes.sure);
  const all = reached(mostSelective(search, sizes), sql`1`);
  const upTo = sql.raw(String(COUNT_LIMIT + 1));
  // Words are materialized, so that their index is used for all of them; the count still stops at the limit.
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

/** The page and the total in one query, where that costs no more than the total; else undefined. */
export async function listWithTotal<Row>(
  db: Db,
  search: Search,
  sizes: Sizes,
  asked: PageRequest,
  read: Reading<Row & { total: number | null }> = readerFor(db, search),
): Promise<{ found: Found<Row>[]; total: Total } | undefined> {
  const path = chooseWhole(search, sizes);
  if (!path) return undefined;
  const found = await read(whole(path, asked));
  const count = found[0]?.total;
  // A page past the end has no row that carries the total.
  const isUntold = typeof count !== "number" && asked.start !== undefined;
  const total = isUntold ? await countFound(db, search, sizes) : capped(count ?? 0);
  return { found: found.slice(0, asked.limit), total };
}

/** The page and the total, in as few queries as possible. */
export async function listCounted<Row>(
  db: Db,
  search: Search,
  sizes: Sizes,
  asked: PageRequest,
): Promise<{ found: Found<Row>[]; total: Total }> {
  const together = await listWithTotal<Row>(db, search, sizes, asked);
  if (together) return together;
  const total = await countFound(db, search, sizes);
  const matches = matchesOf(sizes, total);
  return { found: await listFound<Row>(db, search, sizes, matches, asked), total };
}

/** A lower bound of the matches: unlike the total, the counters are not capped. */
export function matchesOf({ sure }: Sizes, { total }: Total): number {
  return Math.max(sure, total);
}

/** The listings after the start, in order; `matches` is a lower bound of their number. */
export async function listFound<Row>(
  db: Db,
  search: Search,
  sizes: Sizes,
  matches: number,
  asked: PageRequest,
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

async function walk<Row>(
  search: Search,
  asked: PageRequest,
  read: Reading<Row>,
): Promise<Found<Row>[]> {
  const { order, start, until, limit } = asked;
  const after = start && start.key !== null ? afterKnown(order, start) : undefined;
  if (order.isKnown) {
    return read(walked(search, [after, until && notBeyond(order, until)], asked));
  }
  // Listings without price, area or rate are at one end of the index in either direction: a separate step.
  const isKnown = sql`${order.column} is not null`;
  const known = start?.key === null ? [] : await read(walked(search, [isKnown, after], asked));
  const rest = limit - known.length;
  if (rest <= 0) return known;
  const isUnknown = sql`${order.column} is null`;
  const afterUnknown = start?.key === null ? sql`p.id ${order.after} ${start.id}::text` : undefined;
  const unknown = walked(search, [isUnknown, afterUnknown], { ...asked, limit: rest });
  return [...known, ...(await read(unknown))];
}

function whole(path: Path, { columns, order, start, limit }: PageRequest): SQL {
  const after = start ? sql`where ${afterAny(order, start)}` : sql``;
  return sql`
    with found as materialized (${reached(path, sql`p.id, ${order.column}, ${columns}`)})
    select p.*, (${order.column})::text as key, (select count(*) from found) as total
      from found as p ${after} order by ${orderBy(order)} limit ${atMost(limit)}`;
}

/** Gathers every match of the index, then sorts; in a subquery, or PostgreSQL would walk after all. */
function gathered(path: Path, { columns, order, start, until, limit }: PageRequest): SQL {
  const bounds = [start && afterAny(order, start), until && notBeyond(order, until)];
  const within = bounds.flatMap((bound) => (bound ? [sql` and (${bound}) is true`] : []));
  return sql`
    select p.*, (${order.column})::text as key
      from (${reached(path, sql`p.id, ${order.column}, ${columns}`, within)} offset 0) as p
     order by ${orderBy(order)} limit ${atMost(limit)}`;
}

/** Selects these columns from everything a path leads to. */
function reached({ indexed, reads, parts }: Path, columns: SQL, within: SQL[] = []): SQL {
  const found = parts.map(
    (part) => sql`${matching(columns, part, indexed, reads)} ${sql.join(within, sql``)}`,
  );
  return sql.join(found, sql` union all `);
}

/** The newest of a plain search, as the base of another query. */
export function newest(search: Search, start: Start | undefined, limit: number): SQL {
  const order = ORDERS.newest;
  const asked = { columns: sql`p.purpose`, order, limit };
  return walked(search, [start && afterKnown(order, start)], asked);
}

/** Walks the index in order from the start until there are enough; one index range per purpose. */
function walked(
  search: Search,
  conditions: (SQL | undefined)[],
  { columns, order, limit }: PageRequest,
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

/** A literal: a cached plan would assume a tenth of all listings. Few sizes, so that few plans are cached. */
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
