import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Agent, AgentFacets, AgentSort } from "#domain/agents/agent.ts";
import type { AgentFilter } from "#domain/agents/agent-schema.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { countUpToLimit } from "#server/platform/db/count.ts";
import { isoTime } from "#server/platform/db/iso-time.ts";
import { after, encodeCursor, orderBy, type SortKey } from "#server/platform/db/keyset.ts";
import { pictureJson, pictureRow, toPicture } from "#server/platform/db/pictures.ts";
import { findRow, listRows } from "#server/platform/db/rows.ts";
import { isLive, matching } from "./repository-filter.ts";

export const agentRow = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  location: z.string(),
  city: z.string().nullable(),
  specialization: z.string(),
  languages: z.array(z.string()),
  description: z.string(),
  badge: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  reraNumber: z.string().nullable(),
  experienceYears: z.number(),
  propertiesSold: z.number(),
  rating: z.number().nullable(),
  reviewCount: z.number(),
  listingCount: z.number(),
  company: z.object({ id: z.string(), name: z.string() }).nullable(),
  portrait: pictureRow.nullable(),
});
const listedRow = agentRow.extend({ sortKey: z.string() });
const facetRow = z.object({
  facet: z.enum(["city", "language", "speciality"]),
  value: z.string(),
  count: z.number(),
});
const pageRow = z.object({ id: z.string(), updatedAt: z.string() });

const MAX_FACET_VALUES = 300;

const idDown: SortKey = { expression: sql`a.id`, direction: "desc", cast: "text" };
const experienceDown: SortKey = {
  expression: sql`a.experience_years`,
  direction: "desc",
  cast: "bigint",
};

const ORDERS: Record<AgentSort, SortKey[]> = {
  experience: [experienceDown, idDown],
  // Sorted by the rating as shown, with one decimal. Agents without reviews come last.
  rating: [
    {
      expression: sql`coalesce(round(r.rating * 10), -1)::bigint`,
      direction: "desc",
      cast: "bigint",
    },
    idDown,
  ],
  listings: [{ expression: sql`l.count`, direction: "desc", cast: "bigint" }, idDown],
};

export const COLUMNS = sql`
  a.id, a.name, a.title, a.location, a.city_slug as city, a.specialization, a.languages,
  a.description, a.badge, a.phone, a.email, a.rera_number as "reraNumber",
  a.experience_years as "experienceYears", a.properties_sold as "propertiesSold",
  r.rating, r.count as "reviewCount", l.count as "listingCount",
  case when c.id is not null then json_build_object('id', c.id, 'name', c.name) end as company,
  (select ${pictureJson("m")} from media m where m.id = a.portrait_id) as portrait`;

export const SOURCES = sql`
  agents a
  left join companies c on c.id = a.company_id and c.status = 'live' and c.deleted_at is null
  left join lateral (
    select avg(rating)::float8 as rating, count(*) as count from reviews
     where reviews.company_id = c.id and reviews.status = 'published'
       and reviews.deleted_at is null) r on true
  left join lateral (
    select count(*) as count from properties p
     where p.agent_id = a.id and p.status = 'live' and p.deleted_at is null) l on true`;

export async function listAgents(db: Db, filter: AgentFilter): Promise<Page<Agent>> {
  const order = ORDERS[filter.sort];
  const where = matching(filter);
  const start = after(order, filter.cursor);
  const [rows, total] = await Promise.all([
    listRows(
      db,
      listedRow,
      sql`select ${COLUMNS}, (${order[0]?.expression})::text as "sortKey"
        from ${SOURCES}
       where ${where} ${start ? sql`and ${start}` : sql``}
       order by ${orderBy(order)}
       limit ${filter.limit + 1}`,
    ),
    countUpToLimit(db, sql`agents a`, where),
  ]);
  const page = rows.slice(0, filter.limit);
  const last = page.at(-1);
  return {
    items: page.map(({ sortKey: _, ...row }) => toAgent(row)),
    nextCursor: rows.length > filter.limit && last ? encodeCursor([last.sortKey, last.id]) : null,
    ...total,
  };
}

export async function findAgent(db: Db, id: string): Promise<Agent | undefined> {
  const row = await findRow(
    db,
    agentRow,
    sql`select ${COLUMNS} from ${SOURCES} where ${isLive} and a.id = ${id}`,
  );
  return row && toAgent(row);
}

/** How many agents each further choice would show with the other filters unchanged. */
export async function countAgentFacets(db: Db, filter: AgentFilter): Promise<AgentFacets> {
  const without = (name: "city" | "language" | "speciality") => matching({ ...filter, [name]: "" });
  const rows = await listRows(
    db,
    facetRow,
    sql`select 'city' as facet, a.city_slug as value, count(*) as count
      from agents a where ${without("city")} and a.city_slug is not null group by 2
    union all
    select 'language', language, count(*)
      from agents a, unnest(a.languages) as language where ${without("language")} group by 2
    union all
    select 'speciality', a.specialization, count(*)
      from agents a where ${without("speciality")} group by 2
    order by count desc, value
    limit ${MAX_FACET_VALUES}`,
  );
  const facets: AgentFacets = { city: [], language: [], speciality: [] };
  for (const { facet, value, count } of rows) facets[facet].push({ value, count });
  return facets;
}

/** Ids and times of live agents, for the site map. */
export async function listAgentPages(db: Db, limit: number) {
  return listRows(
    db,
    pageRow,
    sql`select a.id, ${isoTime("a.updated_at")} as "updatedAt"
          from agents a where ${isLive} order by a.id limit ${limit}`,
  );
}

export function toAgent<Row extends z.output<typeof agentRow>>(row: Row) {
  return {
    ...row,
    portrait: toPicture(row.portrait),
    rating: row.rating === null ? null : Math.round(row.rating * 10) / 10,
  };
}
