/** The contacts somebody made while signed in. */

import { eq, sql } from "drizzle-orm";
import type { OwnInquiry } from "#domain/own-inquiry.ts";
import type { Page } from "#domain/page.ts";
import type { Db } from "#server/db/client.ts";
import { countUpToLimit } from "#server/db/count.ts";
import { after, encodeCursor, orderBy, type SortKey } from "#server/db/keyset.ts";
import { inquiries } from "#server/db/schema/leads.ts";

const NEWEST_FIRST: SortKey[] = [
  { expression: sql`i.created_at`, direction: "desc", cast: "timestamptz" },
  { expression: sql`i.id`, direction: "desc", cast: "uuid" },
];

type Slice = { limit: number; cursor?: string | undefined };

export async function listOwnInquiries(
  db: Db,
  userId: string,
  { limit, cursor }: Slice,
): Promise<Page<OwnInquiry>> {
  const start = after(NEWEST_FIRST, cursor);
  const [{ rows }, total] = await Promise.all([
    db.execute<OwnInquiry>(sql`
      select i.id, i.channel, i.stage, ${iso("i.created_at")} as "createdAt",
             case when i.stage <> 'new' then ${iso("i.updated_at")} end as "changedAt",
             case when p.id is not null then json_build_object(
               'id', p.id, 'title', p.title, 'location', p.location,
               'isLive', p.status = 'live' and p.deleted_at is null,
               'pictureId', (select media_id from property_images m
                              where m.property_id = p.id and m.position = 0)) end as home,
             case when c.id is not null then json_build_object(
               'id', c.id, 'name', c.name,
               'isLive', c.status = 'live' and c.deleted_at is null) end as company,
             case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as agent
        from inquiries i
        left join properties p on p.id = i.property_id
        left join companies c on c.id = i.company_id
        left join agents a on a.id = i.agent_id and a.status = 'live' and a.deleted_at is null
       where i.user_id = ${userId} ${start ? sql`and ${start}` : sql``}
       order by ${orderBy(NEWEST_FIRST)} limit ${limit + 1}`),
    countUpToLimit(db, sql`inquiries`, eq(inquiries.userId, userId)),
  ]);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > limit && last ? encodeCursor([last.createdAt, last.id]) : null,
    ...total,
  };
}

function iso(column: string) {
  return sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
}
