import { and, eq, isNull, sql } from "drizzle-orm";
import type { ReportInput } from "#domain/moderation/report-schema.ts";
import type { Db } from "#server/platform/db/client.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { reports } from "#server/platform/db/schema/reports.ts";

export type ReportRow = typeof reports.$inferSelect;
export type NewReport = ReportInput & { reference: string; propertyId: string };

export async function findReportable(db: Db, propertyId: string) {
  const [row] = await db
    .select({ id: properties.id, title: properties.title })
    .from(properties)
    .where(
      and(
        eq(properties.id, propertyId),
        eq(properties.status, "live"),
        isNull(properties.deletedAt),
      ),
    );
  return row;
}

/** Waits for a concurrent insert of the same report; must run in a transaction. */
export async function lockReport(db: Db, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`report ${key}`}, 0))`);
}

/** The same text about the same listing, sent within a day. */
export async function findSameReport(db: Db, { propertyId, reason, detail, email }: NewReport) {
  const [row] = await db
    .select({ reference: reports.reference })
    .from(reports)
    .where(
      and(
        eq(reports.propertyId, propertyId),
        eq(reports.reason, reason),
        eq(reports.detail, detail),
        sql`email is not distinct from ${email} and created_at > now() - interval '1 day'`,
      ),
    )
    .limit(1);
  return row;
}

export async function insertReport(db: Db, report: NewReport): Promise<void> {
  await db.insert(reports).values(report);
}

/** Locked until the transaction ends: a second admin sees that it is settled. */
export async function findReportToDecide(db: Db, id: string) {
  const [row] = await db
    .select({
      id: reports.id,
      status: reports.status,
      propertyId: reports.propertyId,
      title: properties.title,
    })
    .from(reports)
    .innerJoin(properties, eq(properties.id, reports.propertyId))
    .where(eq(reports.id, id))
    .for("update", { of: reports });
  return row;
}

type Decision = Pick<ReportRow, "status" | "note" | "decidedBy" | "decidedAt">;

/** Settles one open report, or all open ones about a listing. */
export async function settleReports(
  db: Db,
  which: { id: string } | { propertyId: string },
  decision: Decision,
): Promise<ReportRow[]> {
  const isIt = "id" in which ? eq(reports.id, which.id) : eq(reports.propertyId, which.propertyId);
  return db
    .update(reports)
    .set(decision)
    .where(and(isIt, eq(reports.status, "open")))
    .returning();
}
