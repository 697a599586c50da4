/** Cities and localities: small dictionaries that a search resolves words against. */

import {
  doublePrecision,
  index,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { PLACE_KINDS } from "#domain/search/line/suggestion.ts";
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
    /** The name in a URL: "/buy/pune/viman-nagar". */
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

export const placeKind = pgEnum("place_kind", PLACE_KINDS);

/**
 * Every spelling of every place, folded so that a search matches it by equality, prefix or trigrams. Rebuilt
 * from the tables above; a place's spellings are deleted with it.
 */
export const placeNames = pgTable(
  "place_names",
  {
    id: id(),
    kind: placeKind().notNull(),
    citySlug: text()
      .notNull()
      .references(() => cities.slug, { onDelete: "cascade" }),
    localityId: uuid().references(() => localities.id, { onDelete: "cascade" }),
    projectId: uuid().references(() => projects.id, { onDelete: "cascade" }),
    /** With its words separate, for text that is being typed. */
    folded: text().notNull(),
    /** Without spaces, for complete text. */
    key: text().notNull(),
  },
  (table) => [
    unique("place_names_spelling")
      .on(table.citySlug, table.key, table.kind, table.localityId, table.projectId)
      .nullsNotDistinct(),
    index("place_names_key").on(table.key),
    // Read on every keystroke, written only at start: a pending list would slow every search down.
    index("place_names_key_trigram")
      .using("gin", table.key.op("gin_trgm_ops"))
      .with({ fastupdate: false }),
    index("place_names_folded_trigram")
      .using("gin", table.folded.op("gin_trgm_ops"))
      .with({ fastupdate: false }),
    index("place_names_locality").on(table.localityId),
    index("place_names_project").on(table.projectId),
  ],
);

export const localityId = () => uuid().references(() => localities.id, { onDelete: "set null" });
