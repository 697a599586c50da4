/** The contacts a user made while signed in. */

import { sql } from "drizzle-orm";
import { z } from "zod";
import { INQUIRY_CHANNELS, INQUIRY_STAGES } from "#domain/leads/inquiry.ts";
import type { OwnInquiry } from "#domain/leads/sent-inquiry.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { countUpToLimit } from "#server/platform/db/count.ts";
import { isoTime } from "#server/platform/db/iso-time.ts";
import { after, encodeCursor, orderBy, type SortKey } from "#server/platform/db/keyset.ts";
import { listRows } from "#server/platform/db/rows.ts";
import { IS_ANSWERED } from "#server/platform/db/waiting.ts";

const named = { id: z.string(), name: z.string() };
const inquiryRow = z.object({
  id: z.string(),
  channel: z.enum(INQUIRY_CHANNELS),
  stage: z.enum(INQUIRY_STAGES),
  createdAt: z.string(),
  changedAt: z.string().nullable(),
  home: z
    .object({
      id: z.string(),
      title: z.string(),
      location: z.string(),
      isLive: z.boolean(),
      pictureId: z.string().nullable(),
    })
    .nullable(),
  company: z.object({ ...named, isLive: z.boolean() }).nullable(),
  agent: z.object(named).nullable(),
});

const NEWEST_FIRST: SortKey[] = [
  { expression: sql`inquiries.created_at`, direction: "desc", cast: "timestamptz" },
  { expression: sql`inquiries.id`, direction: "desc", cast: "uuid" },
];

export type Asked = {
  answered?: boolean | undefined;
  limit: number;
  cursor?: string | undefined;
};

export async function listOwnInquiries(
  db: Db,
  userId: string,
  { answered = false, limit, cursor }: Asked,
): Promise<Page<OwnInquiry>> {
  const own = sql`inquiries.user_id = ${userId}`;
  const wanted = answered ? sql`${own} and ${IS_ANSWERED}` : own;
  const start = after(NEWEST_FIRST, cursor);
  const [rows, total] = await Promise.all([
    listRows(
      db,
      inquiryRow,
      sql`select inquiries.id, inquiries.channel, inquiries.stage, ${isoTime("inquiries.created_at")} as "createdAt",
             case when inquiries.stage <> 'new' then ${isoTime("inquiries.updated_at")} end as "changedAt",
             case when p.id is not null then json_build_object(
               'id', p.id, 'title', p.title, 'location', p.location,
               'isLive', p.status = 'live' and p.deleted_at is null,
               'pictureId', (select media_id from property_images m
                              where m.property_id = p.id and m.position = 0)) end as home,
             case when c.id is not null then json_build_object(
               'id', c.id, 'name', c.name,
               'isLive', c.status = 'live' and c.deleted_at is null) end as company,
             case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as agent
        from inquiries
        left join properties p on p.id = inquiries.property_id
        left join companies c on c.id = inquiries.company_id
        left join agents a on a.id = inquiries.agent_id and a.status = 'live' and a.deleted_at is null
       where ${wanted} ${start ? sql`and ${start}` : sql``}
       order by ${orderBy(NEWEST_FIRST)} limit ${limit + 1}`,
    ),
    countUpToLimit(db, sql`inquiries`, wanted),
  ]);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > limit && last ? encodeCursor([last.createdAt, last.id]) : null,
    ...total,
  };
}
