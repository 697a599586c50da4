/** Visitors' reports about what is wrong with a listing. */

import { sql } from "drizzle-orm";
import { check, index, pgEnum, pgTable, text } from "drizzle-orm/pg-core";
import { REPORT_REASONS, REPORT_STATUSES } from "#domain/moderation/report.ts";
import { users } from "./accounts.ts";
import { createdAt, id, moment } from "./columns.ts";
import { properties } from "./properties.ts";

export const reportReason = pgEnum("report_reason", REPORT_REASONS);
export const reportStatus = pgEnum("report_status", REPORT_STATUSES);

export const reports = pgTable(
  "reports",
  {
    id: id(),
    /** What the visitor quotes when asking about it. */
    reference: text().notNull().unique(),
    propertyId: text()
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    reason: reportReason().notNull(),
    detail: text().notNull().default(""),
    email: text(),
    status: reportStatus().notNull().default("open"),
    /** What was decided, for the record. */
    note: text().notNull().default(""),
    decidedBy: text().references(() => users.id, { onDelete: "set null" }),
    decidedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    check("reports_detail_length", sql`char_length(${table.detail}) <= 2000`),
    index("reports_waiting").on(table.createdAt, table.id).where(sql`status = 'open'`),
    index("reports_property").on(table.propertyId),
  ],
);
