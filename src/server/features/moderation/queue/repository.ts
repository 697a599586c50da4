/** The moderation queue: everything that awaits a decision, from all tables, the longest waiting first. */

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { queueItemAnswerSchema } from "#domain/moderation/answer-schema.ts";
import {
  QUEUE_KINDS,
  type QueueCounts,
  type QueueItem,
  type QueueKind,
} from "#domain/moderation/queue.ts";
import type { QueueFilter } from "#domain/moderation/queue-schema.ts";
import { COUNT_LIMIT, type Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { isoTime } from "#server/platform/db/iso-time.ts";
import { after, encodeCursor, type SortKey } from "#server/platform/db/keyset.ts";
import { containing } from "#server/platform/db/like.ts";
import { getRow, listRows, rowOf } from "#server/platform/db/rows.ts";

const itemRow = rowOf(queueItemAnswerSchema)
  .omit({ pictureUrl: true })
  .extend({ pictureId: z.string().nullable() });
const countsRow = z.record(z.enum(QUEUE_KINDS), z.number());

const PICTURE = sql`(select media_id from property_images i where i.property_id = p.id and i.position = 0)`;
const NEW_LISTINGS = sql`p.status = 'in_review' and p.deleted_at is null`;
const LISTED_BY = sql`left join users u on u.id = p.owner_id
  left join submissions g on g.property_id = p.id left join companies c on c.id = p.company_id`;

type Arm = { columns: SQL; from: SQL; where: SQL; time: SQL; id: SQL; words: SQL };

const listings = (kind: "listing" | "edit", from: SQL, where: SQL, time: SQL): Arm => ({
  columns: sql`${sql.raw(`'${kind}'`)} as kind, p.id::text as id, p.title,
    coalesce(u.name, g.owner_name, c.name) as from, p.id as "propertyId", p.company_id as "companyId", p.location,
    p.price_range as "priceRange", ${PICTURE} as "pictureId", p.status::text as "listingStatus",
    null::text as reason, null::text as detail, null::text as email, null::text as reference,
    null::int as rating, ${isoTime("p.updated_at")} as version`,
  from: sql`${from} ${LISTED_BY}`,
  where,
  time,
  id: sql`p.id`,
  words: sql`p.title, p.location, u.name, g.owner_name, c.name`,
});

const ARMS: Record<QueueKind, Arm> = {
  listing: listings("listing", sql`properties p`, NEW_LISTINGS, sql`p.updated_at`),
  edit: listings(
    "edit",
    sql`property_revisions s join properties p on p.id = s.property_id`,
    sql`s.state = 'waiting' and p.status = 'live' and p.deleted_at is null`,
    sql`s.updated_at`,
  ),
  company: {
    columns: sql`'company' as kind, c.id::text as id, concat_ws(' → ', c.name, c.pending_name) as title, null::text as from,
      null::text as "propertyId", c.id as "companyId", c.location, null::text as "priceRange",
      c.logo_id as "pictureId", null::text as "listingStatus", null::text as reason,
      c.description as detail, c.email, null::text as reference, null::int as rating,
      ${isoTime("c.updated_at")} as version`,
    from: sql`companies c`,
    where: sql`((c.status = 'pending' and c.status_reason is null) or c.pending_name is not null)
      and c.deleted_at is null`,
    time: sql`coalesce(c.pending_name_at, c.created_at)`,
    id: sql`c.id`,
    words: sql`c.name, c.pending_name, c.location, c.email`,
  },
  report: {
    columns: sql`'report' as kind, r.id::text as id, p.title, r.email as from, p.id as "propertyId",
      p.company_id as "companyId", p.location, p.price_range as "priceRange", ${PICTURE} as "pictureId",
      p.status::text as "listingStatus", r.reason::text as reason, r.detail, r.email, r.reference,
      null::int as rating, ${isoTime("r.created_at")} as version`,
    from: sql`reports r join properties p on p.id = r.property_id`,
    where: sql`r.status = 'open'`,
    time: sql`r.created_at`,
    id: sql`r.id`,
    words: sql`p.title, p.location, r.email, r.reference`,
  },
  review: {
    columns: sql`'review' as kind, v.id::text as id, c.name as title, v.author_name as from,
      null::text as "propertyId", v.company_id as "companyId", c.location, null::text as "priceRange",
      c.logo_id as "pictureId", null::text as "listingStatus", null::text as reason, v.text as detail,
      null::text as email, null::text as reference, v.rating::int as rating,
      ${isoTime("v.updated_at")} as version`,
    from: sql`reviews v join companies c on c.id = v.company_id and c.deleted_at is null`,
    where: sql`v.status = 'pending' and v.deleted_at is null`,
    time: sql`v.created_at`,
    id: sql`v.id`,
    words: sql`c.name, v.author_name, v.text`,
  },
};

/** Takes the first rows of each source by its own index; the earliest of those are the page. */
export async function listWaiting(
  db: Db,
  { q, kind, limit, cursor }: QueueFilter,
): Promise<Pick<Page<QueueItem>, "items" | "nextCursor">> {
  const arms = kind ? [ARMS[kind]] : Object.values(ARMS);
  const parts = arms.map((arm) => {
    const order: SortKey[] = [
      { expression: arm.time, direction: "asc", cast: "timestamptz" },
      { expression: sql`${arm.id}::text`, direction: "asc", cast: "text" },
    ];
    const start = after(order, cursor);
    return sql`(select ${arm.columns}, ${arm.time} as since from ${arm.from}
      where ${wanted(arm, q)} ${start ? sql`and ${start}` : sql``}
      order by ${arm.time}, ${arm.id}::text limit ${limit + 1})`;
  });
  const rows = await listRows(
    db,
    itemRow,
    sql`select q.*, ${isoTime("q.since")} as "waitingSince"
          from (${sql.join(parts, sql` union all `)}) q order by q.since, q.id limit ${limit + 1}`,
  );
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { items, nextCursor: hasMore ? encodeCursor([last.waitingSince, last.id]) : null };
}

/** Counts only up to a limit; beyond it the exact number does not matter. */
export async function countWaiting(db: Db, q = ""): Promise<QueueCounts> {
  const counts = Object.entries(ARMS).map(
    ([kind, arm]) => sql`(select count(*) from
      (select 1 from ${arm.from} where ${wanted(arm, q)} limit ${COUNT_LIMIT}) counted) as ${sql.identifier(kind)}`,
  );
  return getRow(db, countsRow, sql`select ${sql.join(counts, sql`, `)}`);
}

function wanted({ where, words }: Arm, q: string): SQL {
  if (q === "") return where;
  return sql`${where} and lower(concat_ws(' ', ${words})) like ${containing(q)}`;
}
