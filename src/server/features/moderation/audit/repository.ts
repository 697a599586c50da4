import { and, eq, gte, inArray, lt, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { AuditEntry, Audited } from "#domain/moderation/audit.ts";
import type { AuditFilter } from "#domain/moderation/audit-schema.ts";
import { periodOf } from "#domain/shared/list-schema.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { countUpToLimit } from "#server/platform/db/count.ts";
import { after, byAge, encodeCursor, orderBy, type SortKey } from "#server/platform/db/keyset.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { companies } from "#server/platform/db/schema/companies.ts";
import { auditLog } from "#server/platform/db/schema/operations.ts";
import { properties } from "#server/platform/db/schema/properties.ts";

const NEWEST_FIRST: SortKey[] = [
  { expression: sql`audit_log.created_at`, direction: "desc", cast: "timestamptz" },
  { expression: sql`audit_log.id`, direction: "desc", cast: "uuid" },
];

/** The user whom an action was about, as opposed to who did it. */
const person = alias(users, "person");

export async function listAudit(db: Db, filter: AuditFilter): Promise<Page<AuditEntry>> {
  const where = and(...conditions(filter));
  const order = byAge(NEWEST_FIRST, filter.sort);
  const [rows, total] = await Promise.all([
    db
      .select({
        entry: auditLog,
        actorName: users.name,
        objectName: sql<
          string | null
        >`coalesce(${companies.name}, ${properties.title}, ${person.name})`,
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .leftJoin(companies, isAbout(["company"], companies.id))
      .leftJoin(properties, isAbout(["property"], properties.id))
      .leftJoin(person, isAbout(["user", "session"], person.id))
      .where(and(where, after(order, filter.cursor)))
      .orderBy(orderBy(order))
      .limit(filter.limit + 1),
    countUpToLimit(db, sql`audit_log`, where),
  ]);
  const page = rows.slice(0, filter.limit);
  const last = page.at(-1)?.entry;
  return {
    items: page.map(({ entry, ...names }) => toEntry(entry, names)),
    nextCursor:
      rows.length > filter.limit && last
        ? encodeCursor([last.createdAt.toISOString(), last.id])
        : null,
    ...total,
  };
}

function conditions({ actor, action, objectType, objectId, ...period }: AuditFilter) {
  const { start, end } = periodOf(period);
  return [
    actor === undefined ? undefined : eq(auditLog.actorId, actor),
    action === undefined ? undefined : eq(auditLog.action, action),
    objectType && eq(auditLog.objectType, objectType),
    objectId === undefined ? undefined : eq(auditLog.objectId, objectId),
    start && gte(auditLog.createdAt, start),
    end && lt(auditLog.createdAt, end),
  ];
}

function isAbout(kinds: Audited[], id: PgColumn) {
  return and(inArray(auditLog.objectType, kinds), eq(id, auditLog.objectId));
}

type Names = Pick<AuditEntry, "actorName" | "objectName">;

function toEntry(row: typeof auditLog.$inferSelect, names: Names): AuditEntry {
  const { ipAddress, createdAt, before, after: then, ...entry } = row;
  return {
    ...entry,
    ...names,
    before: before as AuditEntry["before"],
    after: then as AuditEntry["after"],
    address: ipAddress,
    createdAt: createdAt.toISOString(),
  };
}
