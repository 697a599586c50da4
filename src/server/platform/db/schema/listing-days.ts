import { date, integer, pgEnum, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { VIEW_SOURCES } from "#domain/shared/view-source.ts";
import { properties } from "./properties.ts";

export const viewSource = pgEnum("visit_source", VIEW_SOURCES);

/** How often a listing was viewed, saved and asked about, by day: anonymous counts only. */
export const listingDays = pgTable(
  "listing_days",
  {
    propertyId: text()
      .notNull()
      .references(() => properties.id, { onDelete: "cascade" }),
    day: date().notNull(),
    source: viewSource().notNull(),
    views: integer().notNull().default(0),
    saves: integer().notNull().default(0),
    contacts: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.day, table.source] })],
);
