/** The audit log: written in the transaction of the action it records, and never changed. */

import { and, desc, eq, gt } from "drizzle-orm";
import { type Audited, type Change, changeBetween } from "#domain/moderation/audit.ts";
import type { Caller } from "#domain/shared/actor.ts";
import type { Db } from "#server/platform/db/client.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";

export type AuditRecord = Partial<Change> & {
  /** The action, in the past tense: "company.updated". */
  action: string;
  objectType: Audited;
  objectId: string;
};

const ROWS_AT_ONCE = 1000;
const MAX_CHANGES = 20;

export async function insertAudit(
  db: Db,
  { actor, address }: Caller,
  ...records: AuditRecord[]
): Promise<void> {
  const rows = records.map(({ before = null, after = null, ...what }) => ({
    actorId: actor?.userId ?? null,
    ipAddress: address,
    ...what,
    ...changeBetween(before, after),
  }));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await db.insert(auditLog).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
}

/** Whether the same person has caused such an entry since then. */
export async function isAudited(
  db: Db,
  { actor }: Caller,
  { action, objectType, objectId }: AuditRecord,
  since: Date,
): Promise<boolean> {
  const count = await db.$count(
    auditLog,
    and(
      eq(auditLog.actorId, actor?.userId ?? ""),
      gt(auditLog.createdAt, since),
      eq(auditLog.action, action),
      eq(auditLog.objectType, objectType),
      eq(auditLog.objectId, objectId),
    ),
  );
  return count > 0;
}

/** Changes to one object, or to all of a kind, since it was last read, latest first. */
export async function listChangesSince(
  db: Db,
  objectType: Audited,
  objectId: string | undefined,
  since: Date,
) {
  const rows = await db
    .select({
      at: auditLog.createdAt,
      by: users.name,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        eq(auditLog.objectType, objectType),
        objectId === undefined ? undefined : eq(auditLog.objectId, objectId),
        gt(auditLog.createdAt, since),
      ),
    )
    .orderBy(desc(auditLog.createdAt))
    .limit(MAX_CHANGES);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
