import { type SQL, sql } from "drizzle-orm";
import type { ListingSummary, Subtype } from "#domain/listings/listing.ts";
import type { ListingFilter } from "#domain/search/filter-schema.ts";
import type { SearchPage } from "#domain/search/search.ts";
import type { Page } from "#domain/shared/page.ts";
import { type Memoize, readUncached } from "#server/platform/cache/memoize.ts";
import type { Db } from "#server/platform/db/client.ts";
import { isoTime } from "#server/platform/db/iso-time.ts";
import { query } from "#server/platform/db/prepared.ts";
import { type FoundCard, listCards, listCardsOf } from "./card.ts";
import { countSizes, isPlain, plainTotal, type Sizes } from "./count.ts";
import { listFacets } from "./facet.ts";
import { type Resolved, type Search, searchOf } from "./filter.ts";
import { cursorAt, ORDERS, orderBy, type Start, startOf } from "./order.ts";
import { listRanked } from "./rank.ts";
import {
  capped,
  countFound,
  countsName,
  listCounted,
  listFound,
  listWithTotal,
  matchesOf,
  newest,
  type PageRequest,
  prepare,
  resolve,
} from "./scan.ts";

const NOTHING = { items: [], nextCursor: null, ...capped(0) };

/** Finds the ids of the page first, then fetches only those cards: nothing is assembled that is not shown. */
export async function listListings(
  db: Db,
  filter: ListingFilter,
  memoize: Memoize = readUncached,
): Promise<SearchPage> {
  const resolved = await resolve(db, filter);
  const [page, facets] = await Promise.all([
    listPage(db, filter, resolved, memoize),
    filter.facets
      ? memoize(countsName("facets", filter), () => listFacets(db, filter, resolved))
      : undefined,
  ]);
  return { ...page, ...(facets && { facets }) };
}

async function listPage(
  db: Db,
  filter: ListingFilter,
  resolved: Resolved,
  memoize: Memoize,
): Promise<Page<ListingSummary>> {
  if (isNewest(filter)) {
    const plain = searchOf(filter, resolved);
    if (isPlain(plain)) return listPlain(db, plain);
  }
  const { search, sizes } = await prepare(db, filter, resolved, memoize);
  if (filter.sort === "relevance" && search.words) return listBest(db, search, sizes);
  const asked = filtersIn(filter);
  if (!sizes) return NOTHING;
  return search.words ? listWorded(db, search, sizes, asked) : listSorted(db, search, sizes, asked);
}

function filtersIn({ sort, cursor, limit }: ListingFilter): PageRequest {
  const start = startOf(ORDERS[sort], cursor);
  const order = ORDERS[sort];
  return { columns: sql`p.purpose`, order, limit: limit + 1, ...(start && { start }) };
}

async function listSorted(db: Db, search: Search, sizes: Sizes, asked: PageRequest) {
  const { limit } = search.filter;
  const withCards = (found: SQL, total?: SQL) =>
    listCardsOf(db, { found, order: orderBy(asked.order), ...(total && { total }) });
  const whole = await listWithTotal(db, search, sizes, asked, (found) =>
    withCards(found, sql`f.total`),
  );
  if (whole) return { ...cardPage(whole.found, limit), ...whole.total };
  const total = await countFound(db, search, sizes);
  const matches = matchesOf(sizes, total);
  const found = await listFound(db, search, sizes, matches, asked, (each) => withCards(each));
  return { ...cardPage(found, limit), ...total };
}

/** A text search is planned every time; its cards need not be, so they are fetched afterwards. */
async function listWorded(db: Db, search: Search, sizes: Sizes, asked: PageRequest) {
  const { found, total } = await listCounted<object>(db, search, sizes, asked);
  const { page, nextCursor } = pageOf(found, search.filter.limit);
  const ids = page.map(({ id }) => id);
  return { items: await listCards(db, ids), nextCursor, ...total };
}

async function listBest(db: Db, search: Search, sizes: Sizes | undefined) {
  if (!sizes) return NOTHING;
  const { ids, ...page } = await listRanked(db, search, sizes);
  return { items: await listCards(db, ids), ...page };
}

/** The most common requests are answered in one query. */
async function listPlain(db: Db, search: Search): Promise<Page<ListingSummary>> {
  const { cursor, limit } = search.filter;
  const found = await listCardsOf(db, {
    found: newest(search, startOf(ORDERS.newest, cursor), limit + 1),
    order: orderBy(ORDERS.newest),
    total: plainTotal(search),
  });
  const total = found[0]?.total ?? (await countSizes(db, search)).counted;
  return { ...cardPage(found, limit), ...capped(total) };
}

function isNewest({ sort, q }: ListingFilter): boolean {
  return sort === "newest" || (sort === "relevance" && q === "");
}

function cardPage(found: FoundCard[], limit: number) {
  const { page, nextCursor } = pageOf(found, limit);
  return { items: page.map(({ card }) => card), nextCursor };
}

/** Expects one row more than the page, to know whether there is another page. */
function pageOf<Each extends Start>(found: Each[], limit: number) {
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return { page, nextCursor: last ? cursorAt(last) : null };
}

/** How many live listings there are by purpose and category, for tiles and tabs. */
export async function countByPurpose(db: Db) {
  return query<{ purpose: string; subtype: Subtype; count: number }>(
    db,
    sql`
    select purpose, subtype, sum(count) as count
      from (select purpose, subtype, count from place_counts where city_slug = '' and locality_id is null
            union all select purpose, subtype, change from listing_deltas) as counted
     group by purpose, subtype`,
  );
}

/** Ids and times of live listings, newest first, for the site map. */
export async function listListingPages(db: Db, limit: number) {
  const { rows } = await db.execute<{ id: string; updatedAt: string }>(sql`
    select id, ${isoTime("updated_at")} as "updatedAt" from properties
     where status = 'live' and deleted_at is null
     order by listed_at desc, id desc limit ${limit}`);
  return rows;
}
