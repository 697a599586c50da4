import { isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { StaffNoticeKind } from "#domain/operations/staff-notice.ts";
import type { Db } from "#server/platform/db/client.ts";
import { findRow, moment } from "#server/platform/db/rows.ts";
import { staffNotices } from "#server/platform/db/schema/staff-notices.ts";

export type StaffNotice = { kind: StaffNoticeKind; subjectId: string; title: string };

/** Does nothing if the same notice is already waiting, so that staff do not hear of it twice. */
export async function insertStaffNotice(db: Db, notice: StaffNotice): Promise<void> {
  await db.insert(staffNotices).values(notice).onConflictDoNothing();
}

/** `undefined` when no notice is waiting. */
export async function findWaiting(db: Db) {
  const row = await findRow(
    db,
    z.object({ oldest: moment.nullable(), lastMailAt: moment.nullable() }),
    sql`select (select min(created_at) from staff_notices where mailed_at is null) as oldest,
           (select max(mailed_at) from staff_notices where mailed_at is not null) as "lastMailAt"`,
  );
  return row?.oldest ? { oldest: row.oldest, lastMailAt: row.lastMailAt } : undefined;
}

/**
 * Marks all waiting notices as mailed. Two nodes at the same time never get the same notice: the second
 * waits for the first one's rows and then finds them marked.
 */
export async function takeWaiting(db: Db, mailedAt: Date, limit: number) {
  const taken = db
    .$with("taken")
    .as(db.update(staffNotices).set({ mailedAt }).where(isNull(staffNotices.mailedAt)).returning());
  const rows = await db
    .with(taken)
    .select({
      kind: taken.kind,
      subjectId: taken.subjectId,
      title: taken.title,
      total: sql<number>`count(*) over ()`,
    })
    .from(taken)
    .orderBy(taken.createdAt, taken.id)
    .limit(limit);
  return { notices: rows, total: rows[0]?.total ?? 0 };
}

export async function deleteMailedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(staffNotices).where(lt(staffNotices.mailedAt, before));
}
