/** Deleted items that can still be restored, from all tables. */

import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { deletedThingAnswerSchema } from "#domain/moderation/answer-schema.ts";
import type { TrashFilter } from "#domain/moderation/queue-schema.ts";
import { TRASH_KINDS, type TrashItem, type TrashKind } from "#domain/moderation/trash.ts";
import { COUNT_LIMIT, type Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { isoTime } from "#server/platform/db/iso-time.ts";
import { after, encodeCursor, orderBy, type SortKey } from "#server/platform/db/keyset.ts";
import { containing } from "#server/platform/db/like.ts";
import { getRow, listRows, rowOf } from "#server/platform/db/rows.ts";

type Arm = { title: SQL; detail: SQL; from: SQL };

const ARMS: Record<TrashKind, Arm> = {
  company: { title: sql`t.name`, detail: sql`t.location`, from: sql`companies t` },
  property: { title: sql`t.title`, detail: sql`t.location`, from: sql`properties t` },
  agent: { title: sql`t.name`, detail: sql`t.location`, from: sql`agents t` },
  review: {
    title: sql`t.author_name`,
    detail: sql`(select c.name from companies c where c.id = t.company_id)`,
    from: sql`reviews t`,
  },
};

const itemRow = rowOf(deletedThingAnswerSchema).omit({ goneAt: true });
const totalRow = z.object({ total: z.number() });

const LATEST_FIRST: SortKey[] = [
  { expression: sql`t.deleted_at`, direction: "desc", cast: "timestamptz" },
  { expression: sql`t.id::text`, direction: "desc", cast: "text" },
];

export async function listDeleted(
  db: Db,
  { q, kind, limit, cursor }: TrashFilter,
  since: Date,
): Promise<Page<TrashItem>> {
  const kinds = kind ? [kind] : TRASH_KINDS;
  const isRecent = sql`t.deleted_at > ${since.toISOString()}::timestamptz`;
  const start = after(LATEST_FIRST, cursor);
  const wanted = (each: TrashKind) => sql`${isRecent} ${matching(ARMS[each], q)}`;
  const parts = kinds.map((each) => {
    const { title, detail, from } = ARMS[each];
    return sql`(select ${sql.raw(`'${each}'`)} as kind, t.id::text as id, ${title} as title,
        ${detail} as detail, t.deleted_at
      from ${from} where ${wanted(each)} ${start ? sql`and ${start}` : sql``}
      order by ${orderBy(LATEST_FIRST)} limit ${limit + 1})`;
  });
  const counts = kinds.map(
    (each) => sql`(select count(*) from
      (select 1 from ${ARMS[each].from} where ${wanted(each)} limit ${COUNT_LIMIT + 1}) counted)`,
  );
  const [rows, { total }] = await Promise.all([
    listRows(
      db,
      itemRow,
      sql`select q.kind, q.id, q.title, q.detail, ${isoTime("q.deleted_at")} as "deletedAt"
        from (${sql.join(parts, sql` union all `)}) q
       order by q.deleted_at desc, q.id desc limit ${limit + 1}`,
    ),
    getRow(db, totalRow, sql`select ${sql.join(counts, sql` + `)} as total`),
  ]);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > limit && last ? encodeCursor([last.deletedAt, last.id]) : null,
    total: Math.min(total, COUNT_LIMIT),
    totalIsAtLeast: total > COUNT_LIMIT,
  };
}

function matching({ title, detail }: Arm, q: string): SQL {
  if (q === "") return sql``;
  return sql`and lower(concat_ws(' ', ${title}, ${detail})) like ${containing(q)}`;
}
