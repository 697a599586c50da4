import { type SQL, sql } from "drizzle-orm";
import type { Page } from "#domain/page.ts";
import type { PropertySummary, Subtype } from "#domain/property.ts";
import type { PropertyFilter } from "#domain/property-schema.ts";
import type { SearchPage } from "#domain/search.ts";
import type { Db } from "#server/db/client.ts";
import { query } from "#server/db/prepared.ts";
import { type Recall, readAnew } from "#server/memory.ts";
import { type FoundCard, isoTime, listCards, listCardsOf } from "./repository-card.ts";
import { countSizes, isPlain, plainTotal, type Sizes } from "./repository-count.ts";
import { listFacets } from "./repository-facet.ts";
import { type Resolved, type Search, searchOf } from "./repository-filter.ts";
import { cursorAt, ORDERS, orderBy, type Start, startOf } from "./repository-order.ts";
import { listRanked } from "./repository-rank.ts";
import {
  type Asked,
  capped,
  countFound,
  countsName,
  listFound,
  listWhole,
  newest,
  prepare,
  resolve,
} from "./repository-search.ts";

/** First the ids of the page, then the cards of those few: what is not shown is never put together. */
export async function listProperties(
  db: Db,
  filter: PropertyFilter,
  recall: Recall = readAnew,
): Promise<SearchPage> {
  const resolved = await resolve(db, filter);
  const [page, facets] = await Promise.all([
    listPage(db, filter, resolved, recall),
    filter.facets
      ? recall(countsName("facets", filter), () => listFacets(db, filter, resolved))
      : undefined,
  ]);
  return { ...page, ...(facets && { facets }) };
}

async function listPage(
  db: Db,
  filter: PropertyFilter,
  resolved: Resolved,
  recall: Recall,
): Promise<Page<PropertySummary>> {
  if (isNewest(filter)) {
    const plain = searchOf(filter, resolved);
    if (isPlain(plain)) return listPlain(db, plain);
  }
  const { search, sizes } = await prepare(db, filter, resolved, recall);
  const { sort, cursor, limit } = filter;
  const isRanked = sort === "relevance" && search.words !== undefined;
  const start = isRanked ? undefined : startOf(ORDERS[sort], cursor);
  if (!sizes) return { items: [], nextCursor: null, ...capped(0) };
  const asked = {
    columns: sql`p.purpose`,
    order: ORDERS[sort],
    limit: limit + 1,
    ...(start && { start }),
  };
  const whole = await listWhole(db, search, sizes, asked, (found) =>
    listCardsOf(db, { found, order: orderBy(asked.order), total: sql`f.total` }),
  );
  if (whole) return { ...cardPage(whole.found, limit), ...whole.total };
  const total = await countFound(db, search, sizes);
  const matches = sizes.isExact ? sizes.counted : total.total;
  if (isRanked) {
    const { ids, nextCursor } = await listRanked(db, search, sizes, matches, { cursor, limit });
    return { items: await listCards(db, ids), nextCursor, ...total };
  }
  return { ...(await listSorted(db, search, sizes, matches, asked)), ...total };
}

/** What is asked for most is answered in one go. */
async function listPlain(db: Db, search: Search): Promise<Page<PropertySummary>> {
  const { cursor, limit } = search.filter;
  const found = await listCardsOf(db, {
    found: newest(search, startOf(ORDERS.newest, cursor), limit + 1),
    order: orderBy(ORDERS.newest),
    total: plainTotal(search),
  });
  const total = found[0]?.total ?? (await countSizes(db, search)).counted;
  return { ...cardPage(found, limit), ...capped(total) };
}

function isNewest({ sort, q }: PropertyFilter): boolean {
  return sort === "newest" || (sort === "relevance" && q === "");
}

async function listSorted(db: Db, search: Search, sizes: Sizes, matches: number, asked: Asked) {
  const { limit } = search.filter;
  // A search for words is planned anew each time; the cards need not be.
  if (search.words) {
    const found = await listFound<object>(db, search, sizes, matches, asked);
    const { page, nextCursor } = pageOf(found, limit);
    return {
      items: await listCards(
        db,
        page.map(({ id }) => id),
      ),
      nextCursor,
    };
  }
  const withCards = (found: SQL) => listCardsOf(db, { found, order: orderBy(asked.order) });
  return cardPage(await listFound(db, search, sizes, matches, asked, withCards), limit);
}

function cardPage(found: FoundCard[], limit: number) {
  const { page, nextCursor } = pageOf(found, limit);
  return { items: page.map(({ card }) => card), nextCursor };
}

/** One more than the page was asked for, to know whether there is another. */
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
export async function listPropertyPages(db: Db, limit: number) {
  const { rows } = await db.execute<{ id: string; updatedAt: string }>(sql`
    select id, ${isoTime("updated_at")} as "updatedAt" from properties
     where status = 'live' and deleted_at is null
     order by listed_at desc, id desc limit ${limit}`);
  return rows;
}
