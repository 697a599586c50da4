import { sql } from "drizzle-orm";
import type { Subtype } from "#domain/property.ts";
import type { PropertyFilter } from "#domain/property-schema.ts";
import type { SearchPage } from "#domain/search.ts";
import type { Db } from "#server/db/client.ts";
import { query } from "#server/db/prepared.ts";
import { isoTime, listCards } from "./repository-card.ts";
import { listFacets } from "./repository-facet.ts";
import { cursorAt, ORDERS, type Start, startOf } from "./repository-order.ts";
import { capped, countFound, listFound, prepare, resolve } from "./repository-search.ts";

/** First the ids of the page, then the cards of those few: what is not shown is never put together. */
export async function listProperties(db: Db, filter: PropertyFilter): Promise<SearchPage> {
  const order = ORDERS[filter.sort];
  const start = startOf(order, filter.cursor);
  const resolved = await resolve(db, filter);
  const facets = filter.facets ? listFacets(db, filter, resolved) : undefined;
  const [{ items, nextCursor, total }, counts] = await Promise.all([listPage(), facets]);
  return { items, nextCursor, ...total, ...(counts && { facets: counts }) };

  async function listPage() {
    const { search, sizes } = await prepare(db, filter, resolved);
    if (!sizes) return { items: [], nextCursor: null, total: capped(0) };
    const total = await countFound(db, search, sizes);
    const matches = sizes.isExact ? sizes.counted : total.total;
    const asked = {
      columns: sql`p.purpose`,
      order,
      limit: filter.limit + 1,
      ...(start && { start }),
    };
    const found = await listFound<object>(db, search, sizes, matches, asked);
    return { ...(await toPage(found)), total };
  }

  async function toPage(found: Start[]) {
    const page = found.slice(0, filter.limit);
    const last = found.length > filter.limit ? page.at(-1) : undefined;
    const ids = page.map(({ id }) => id);
    return { items: await listCards(db, ids), nextCursor: last ? cursorAt(last) : null };
  }
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
