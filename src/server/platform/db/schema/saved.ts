/** What users save in their account: homes, and searches with their alerts. */

import { sql } from "drizzle-orm";
import { bigint, index, pgEnum, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { ALERT_FREQUENCIES } from "#domain/saved/alert.ts";
import { users } from "./accounts.ts";
import { createdAt, id, moment } from "./columns.ts";
import { language } from "./leads.ts";
import { properties } from "./properties.ts";

export const alertFrequency = pgEnum("alert_frequency", ALERT_FREQUENCIES);

export const savedHomes = pgTable(
  "saved_homes",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    propertyId: text()
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    /** The price when it was saved, so that a change can be shown. */
    priceWhenSaved: bigint({ mode: "number" }),
    /** When the user saw that it was gone; once it is live again, it reappears. */
    seenGoneAt: moment(),
    savedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    index("saved_homes_newest").on(table.userId, table.savedAt.desc().nullsFirst()),
    index("saved_homes_property").on(table.propertyId),
  ],
);

export const savedSearches = pgTable(
  "saved_searches",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The URL of the results, such as "/buy?city=pune&beds=2". */
    path: text().notNull(),
    frequency: alertFrequency().notNull().default("daily"),
    language: language().notNull().default("en"),
    lookedAt: createdAt(),
    /** Homes listed up to this time were notified, or need no notification. */
    toldUpTo: createdAt(),
    nextAlertAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex("saved_searches_once").on(table.userId, table.path),
    // Instant alerts are due when a home is listed later than this.
    index("saved_searches_instant").on(table.toldUpTo).where(sql`frequency = 'instant'`),
    index("saved_searches_due").on(table.nextAlertAt).where(sql`next_alert_at is not null`),
  ],
);
