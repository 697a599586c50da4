/** Cities and localities: small dictionaries that a search resolves words against. */

import { doublePrecision, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id } from "./columns.ts";

export const cities = pgTable("cities", {
  slug: text().primaryKey(),
  name: text().notNull(),
  nameHi: text().notNull(),
  state: text().notNull(),
  stateName: text().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  aliases: text().array().notNull().default([]),
});

export const localities = pgTable(
  "localities",
  {
    id: id(),
    citySlug: text()
      .notNull()
      .references(() => cities.slug),
    /** The name in an address: "/buy/pune/viman-nagar". */
    slug: text().notNull(),
    name: text().notNull(),
    nameHi: text(),
    pincode: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    aliases: text().array().notNull().default([]),
  },
  (table) => [
    uniqueIndex("localities_city_slug").on(table.citySlug, table.slug),
    uniqueIndex("localities_city_name").on(table.citySlug, table.name),
    index("localities_name_trigram").using("gin", table.name.op("gin_trgm_ops")),
  ],
);

/** Buildings and societies that people search by name. */
export const projects = pgTable(
  "projects",
  {
    id: id(),
    citySlug: text()
      .notNull()
      .references(() => cities.slug),
    localityId: uuid().references(() => localities.id, { onDelete: "set null" }),
    name: text().notNull(),
    nameHi: text(),
    aliases: text().array().notNull().default([]),
  },
  (table) => [
    uniqueIndex("projects_city_name").on(table.citySlug, table.name),
    index("projects_locality").on(table.localityId),
  ],
);

export const localityId = () => uuid().references(() => localities.id, { onDelete: "set null" });
