import { sql } from "drizzle-orm";
import type { ReportInput } from "#domain/report-schema.ts";
import type { Db } from "#server/db/client.ts";
import { reports } from "#server/db/schema/reports.ts";

export type NewReport = ReportInput & { reference: string; propertyId: string };

export async function findReportable(db: Db, propertyId: string) {
  const { rows } = await db.execute<{ id: string; title: string }>(sql`
    select id, title from properties
     where id = ${propertyId} and status = 'live' and deleted_at is null`);
  return rows[0];
}

/** Waits for whoever is storing the same words at this moment; must run in a transaction. */
export async function lockReport(db: Db, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`report ${key}`}, 0))`);
}

/** The same words about the same listing, sent within a day. */
export async function findSameReport(db: Db, { propertyId, reason, detail, email }: NewReport) {
  const { rows } = await db.execute<{ reference: string }>(sql`
    select reference from reports
     where property_id = ${propertyId} and reason = ${reason} and detail = ${detail}
       and email is not distinct from ${email} and created_at > now() - interval '1 day'
     limit 1`);
  return rows[0];
}

export async function insertReport(db: Db, report: NewReport): Promise<void> {
  await db.insert(reports).values(report);
}
