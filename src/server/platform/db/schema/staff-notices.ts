import { sql } from "drizzle-orm";
import { index, pgEnum, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { STAFF_NOTICE_KINDS } from "#domain/operations/staff-notice.ts";
import { createdAt, id, moment } from "./columns.ts";

export const staffNoticeKind = pgEnum("staff_notice_kind", STAFF_NOTICE_KINDS);

/** What staff are notified of by mail: written in the transaction that causes it, mailed by a job. */
export const staffNotices = pgTable(
  "staff_notices",
  {
    id: id(),
    kind: staffNoticeKind().notNull(),
    /** The id of the requirement, listing, company, …; the link into the console is built from it. */
    subjectId: text().notNull(),
    /** A line without personal data: a reference, a title, a company's name. */
    title: text().notNull(),
    createdAt: createdAt(),
    mailedAt: moment(),
  },
  (table) => [
    // What is submitted again before staff were notified is notified once.
    uniqueIndex("staff_notices_waiting")
      .on(table.kind, table.subjectId)
      .where(sql`mailed_at is null`),
    index("staff_notices_mailed").on(table.mailedAt).where(sql`mailed_at is not null`),
  ],
);
