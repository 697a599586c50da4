import { pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";
import { language } from "./leads.ts";
import { properties } from "./properties.ts";

/** A guest who offered a listing on /sell without an account; a secret link shows them its state. */
export const submissions = pgTable("submissions", {
  propertyId: text()
    .primaryKey()
    .references(() => properties.id, { onDelete: "cascade" }),
  ownerName: text().notNull(),
  phone: text().notNull(),
  email: text(),
  /** A hash: reading the table does not allow opening the link. */
  tokenHash: text().notNull().unique(),
  language: language().notNull().default("en"),
  consentVersion: text().notNull(),
  createdAt: createdAt(),
});
