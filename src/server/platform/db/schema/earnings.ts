import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { EARNING_STATES, LEAD_KINDS } from "#domain/affiliates/earning.ts";
import { users } from "./accounts.ts";
import { affiliateLinks } from "./affiliates.ts";
import { createdAt, id } from "./columns.ts";

export const earningState = pgEnum("earning_state", EARNING_STATES);
export const leadKind = pgEnum("lead_kind", LEAD_KINDS);

/**
 * A ledger: rows are never changed, which a trigger enforces; a lead's current state is its latest row.
 * The lead itself may be purged, so there is no foreign key to it.
 */
export const earnings = pgTable(
  "earnings",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    linkId: uuid().references(() => affiliateLinks.id, { onDelete: "cascade" }),
    leadKind: leadKind(),
    leadId: uuid(),
    state: earningState().notNull(),
    rupees: bigint({ mode: "number" }).notNull(),
    /** The rule that applied, or the admin's explanation. */
    reason: text().notNull(),
    recordedBy: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index("earnings_user").on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("earnings_lead").on(table.leadId, table.createdAt.desc().nullsFirst()),
    // A lead has one first row, and the admin lists those first rows, latest first.
    uniqueIndex("earnings_begun").on(table.leadKind, table.leadId).where(sql`state = 'pending'`),
    index("earnings_begun_newest")
      .on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`state = 'pending'`),
    index("earnings_link").on(table.linkId),
    check("earnings_lead_named", sql`(${table.leadKind} is null) = (${table.leadId} is null)`),
  ],
);
