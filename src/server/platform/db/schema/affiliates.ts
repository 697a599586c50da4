/** Links that affiliates share. Clicks are counted; who clicked is not recorded. */

import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { createdAt, id, moment, updatedAt } from "./columns.ts";

export const affiliateLinks = pgTable(
  "affiliate_links",
  {
    id: id(),
    /** The short code in "/r/{code}". */
    code: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** A page of this site, such as "/property/abc"; never an external one. */
    path: text().notNull(),
    label: text().notNull().default(""),
    stoppedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    index("affiliate_links_user").on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check("affiliate_links_path_inside", sql`${table.path} ~ '^/([^/]|$)'`),
  ],
);

export const affiliateClicks = pgTable(
  "affiliate_clicks",
  {
    linkId: uuid()
      .notNull()
      .references(() => affiliateLinks.id, { onDelete: "cascade" }),
    day: date().notNull(),
    clicks: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.day] })],
);

/** Data that only affiliates have; the payout destination is a label, never an account number. */
export const affiliateProfiles = pgTable("affiliate_profiles", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  areas: text().notNull().default(""),
  reraNumber: text().notNull().default(""),
  payoutLabel: text().notNull().default(""),
  updatedAt: updatedAt(),
});
