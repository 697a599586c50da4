/** Rows of a file that need attention. */

import { and, eq, sql } from "drizzle-orm";
import { importReasonAnswerSchema } from "#domain/imports/answer-schema.ts";
import type { ReasonCount } from "#domain/imports/import.ts";
import type { ImportRowsFilter } from "#domain/imports/import-schema.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { countUpToLimit } from "#server/platform/db/count.ts";
import { after, encodeCursor, orderBy, type SortKey } from "#server/platform/db/keyset.ts";
import { containing } from "#server/platform/db/like.ts";
import { listRows } from "#server/platform/db/rows.ts";
import { importRows } from "#server/platform/db/schema/imports.ts";

export type ImportRow = typeof importRows.$inferSelect;

type Place = { limit: number; cursor?: string | undefined };

const BY_NUMBER: SortKey[] = [
  { expression: sql`import_rows.row_number`, direction: "asc", cast: "bigint" },
];
const MAX_REASONS = 50;

export async function listImportRows(
  db: Db,
  importId: string,
  filter: ImportRowsFilter,
  place: Place,
): Promise<Page<ImportRow>> {
  const [page, total] = await Promise.all([
    pageOf(db, importId, filter, place),
    countUpToLimit(db, sql`import_rows`, wanted(importId, filter)),
  ]);
  return { ...page, ...total };
}

/** All of them, a batch at a time. */
export async function* eachImportRow(
  db: Db,
  importId: string,
  filter: ImportRowsFilter,
): AsyncGenerator<ImportRow[]> {
  let cursor: string | undefined;
  do {
    const page = await pageOf(db, importId, filter, { limit: BATCH_ROWS, cursor });
    yield page.items;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

const BATCH_ROWS = 1000;

async function pageOf(db: Db, importId: string, filter: ImportRowsFilter, place: Place) {
  const { limit, cursor } = place;
  const rows = await db
    .select()
    .from(importRows)
    .where(and(wanted(importId, filter), after(BY_NUMBER, cursor)))
    .orderBy(orderBy(BY_NUMBER))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? encodeCursor([last.rowNumber]) : null };
}

const reasonRow = importReasonAnswerSchema.omit({ words: true });

/** The reasons given against rows and how often, the most common first. */
export async function countReasons(db: Db, importId: string): Promise<ReasonCount[]> {
  return listRows(
    db,
    reasonRow,
    sql`select outcome, said.key as field, said.value as reason, count(*)::integer as rows
    from import_rows, jsonb_each_text(import_rows.reasons -> 'reasons') as said
    where import_id = ${importId}
    group by outcome, said.key, said.value
    order by count(*) desc, said.key, said.value
    limit ${MAX_REASONS}`,
  );
}

function wanted(importId: string, { outcome, field, q }: ImportRowsFilter) {
  const pattern = containing(q);
  return and(
    eq(importRows.importId, importId),
    outcome && eq(importRows.outcome, outcome),
    field === undefined ? undefined : sql`${importRows.report} -> 'reasons' ? ${field}`,
    q === ""
      ? undefined
      : sql`lower(concat_ws(' ', ${importRows.title}, ${importRows.report}::text)) like ${pattern}`,
  );
}
