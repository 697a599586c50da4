import { sql } from "drizzle-orm";
import type { PropertyFilter } from "#domain/property-schema.ts";
import type { SearchPage } from "#domain/search.ts";
import type { Db } from "#server/db/client.ts";
import { countUpToLimit } from "#server/db/count.ts";
import { after, encodeCursor, orderBy } from "#server/db/keyset.ts";
import { isoTime, listCards } from "./repository-card.ts";
import { listFacets } from "./repository-facet.ts";
import { matching } from "./repository-filter.ts";
import { ORDERS } from "./repository-order.ts";

type Found = { id: string; sortKey: string };

/** First the ids of the page, then the cards of those few: what is not shown is never put together. */
export async function listProperties(db: Db, filter: PropertyFilter): Promise<SearchPage> {
  const [found, total, facets] = await Promise.all([
    listFound(db, filter),
    countUpToLimit(db, sql`properties p`, matching(filter)),
    filter.facets ? listFacets(db, filter) : undefined,
  ]);
  const page = found.slice(0, filter.limit);
  const last = page.at(-1);
  return {
    items: await listCards(
      db,
      page.map(({ id }) => id),
    ),
    nextCursor: found.length > filter.limit && last ? encodeCursor([last.sortKey, last.id]) : null,
    ...total,
    ...(facets && { facets }),
  };
}

/** How many live listings there are by purpose and category, for tiles and tabs. */
export async function countByPurpose(db: Db) {
  const { rows } = await db.execute<{ purpose: string; category: string; count: number }>(sql`
    select purpose, category, count(*) as count from properties
     where status = 'live' and deleted_at is null group by purpose, category`);
  return rows;
}

/** Ids and times of live listings, newest first, for the site map. */
export async function listPropertyPages(db: Db, limit: number) {
  const { rows } = await db.execute<{ id: string; updatedAt: string }>(sql`
    select id, ${isoTime("updated_at")} as "updatedAt" from properties
     where status = 'live' and deleted_at is null
     order by listed_at desc, id desc limit ${limit}`);
  return rows;
}

async function listFound(db: Db, filter: PropertyFilter): Promise<Found[]> {
  const order = ORDERS[filter.sort];
  const start = after(order, filter.cursor);
  const { rows } = await db.execute<Found>(sql`
    select p.id, (${order[0]?.expression})::text as "sortKey"
      from properties p
     where ${matching(filter)} ${start ? sql`and ${start}` : sql``}
     order by ${orderBy(order)}
     limit ${filter.limit + 1}`);
  return rows;
}
