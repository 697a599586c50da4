/**
 * The search engine's tables: how many listings there are of which kind, where, and with which words.
 * Triggers on `properties` append deltas; the write that completes a batch folds them in.
 */

import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import {
  furnishing,
  lister,
  possession,
  properties,
  purpose,
  searchVector,
  subtype,
} from "./properties.ts";

/** Ordered by code point on every server, so that a prefix is a range of the index. */
const word = customType<{ data: string }>({ dataType: () => `text COLLATE "C"` });

/** Live listings by every facet that shows a count; "" is all of India. Five beds means five or more. */
export const listingCounts = pgTable(
  "listing_counts",
  {
    citySlug: text().notNull(),
    purpose: purpose().notNull(),
    subtype: subtype().notNull(),
    beds: smallint(),
    furnishing: furnishing(),
    possession: possession(),
    postedBy: lister().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    unique("listing_counts_kind")
      .on(
        table.citySlug,
        table.purpose,
        table.subtype,
        table.beds,
        table.furnishing,
        table.possession,
        table.postedBy,
      )
      .nullsNotDistinct(),
    // For counting several cities at once.
    index("listing_counts_details").on(
      table.purpose,
      table.postedBy,
      table.possession,
      table.furnishing,
      table.subtype,
    ),
  ],
);

/** The same with fewer facets, per locality, per city (no locality) and for all of India (no city either). */
export const placeCounts = pgTable(
  "place_counts",
  {
    citySlug: text().notNull(),
    localityId: uuid(),
    purpose: purpose().notNull(),
    subtype: subtype().notNull(),
    beds: smallint(),
    count: integer().notNull(),
  },
  (table) => [
    unique("place_counts_kind")
      .on(table.citySlug, table.localityId, table.purpose, table.subtype, table.beds)
      .nullsNotDistinct(),
    index("place_counts_locality").on(table.localityId),
  ],
);

/** Live listings by the square of the map they are shown in. */
export const cellCounts = pgTable("cell_counts", {
  mapCell: integer().primaryKey(),
  count: integer().notNull(),
});

/** Every word of live listings, and in how many of them it occurs. */
export const searchWords = pgTable(
  "search_words",
  { word: word().primaryKey(), count: integer().notNull() },
  (table) => [
    // A typing error is corrected to a word, never to a number.
    index("search_words_trigram")
      .using("gin", table.word.op("gin_trgm_ops"))
      .where(sql`word !~ '[0-9]'`),
  ],
);

/** Changes not yet folded into the tables above. */
export const listingDeltas = pgTable("listing_deltas", {
  id: bigserial({ mode: "number" }).notNull(),
  citySlug: text(),
  localityId: uuid(),
  mapCell: integer(),
  purpose: purpose().notNull(),
  subtype: subtype().notNull(),
  beds: smallint(),
  furnishing: furnishing(),
  possession: possession(),
  postedBy: lister().notNull(),
  change: integer().notNull(),
});

export const wordDeltas = pgTable("word_deltas", {
  word: word().notNull(),
  change: integer().notNull(),
});

/**
 * Live listings as a search for words reads them: what a filter tests, by the names it has in `properties`, and
 * nothing else. To count ten thousand matches took ten thousand pages of that table; here it takes a few hundred.
 * In eight parts by id (migrations/0001_engine.sql): a common word is seen to have so many in the first.
 */
export const listingTexts = pgTable(
  "listing_texts",
  {
    id: text()
      .primaryKey()
      .references(() => properties.id, { onDelete: "cascade" }),
    purpose: purpose().notNull(),
    subtype: subtype().notNull(),
    beds: smallint(),
    baths: smallint(),
    citySlug: text(),
    localityId: uuid(),
    mapCell: integer(),
    companyId: text(),
    agentId: text(),
    priceMin: bigint({ mode: "number" }),
    priceMax: bigint({ mode: "number" }),
    areaSqft: integer(),
    ratePerSqft: integer(),
    furnishing: furnishing(),
    possession: possession(),
    postedBy: lister().notNull(),
    hasRera: boolean().notNull(),
    hasPhotos: boolean().notNull(),
    shownLatitude: doublePrecision(),
    shownLongitude: doublePrecision(),
    listedAt: moment().notNull(),
    /** Without word positions. Read only through the index. */
    search: searchVector().notNull(),
    /** Blanks that make a row so long that PostgreSQL stores the words out of line; compressed, 40 bytes. */
    length: text().notNull().generatedAlwaysAs(sql`repeat(' ', 2100)`),
  },
  (table) => [
    // Combined with the city: a common word in one city is found as quickly as a rare one anywhere.
    index("listing_texts_words").using("gin", table.citySlug, table.search),
  ],
);
