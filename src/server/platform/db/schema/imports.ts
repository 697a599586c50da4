/** Files of listings that were brought in: how far each got, what it made, and what it did not take. */

import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import {
  IMPORT_OUTCOMES,
  IMPORT_STATUSES,
  type ImportColumns,
  type ImportOptions,
  type RowReport,
} from "#domain/imports/import.ts";
import { users } from "./accounts.ts";
import { createdAt, id, moment, updatedAt } from "./columns.ts";
import { properties } from "./properties.ts";

export const importStatus = pgEnum("import_status", IMPORT_STATUSES);
export const importOutcome = pgEnum("import_outcome", IMPORT_OUTCOMES);

export const imports = pgTable(
  "imports",
  {
    id: id(),
    fileName: text().notNull(),
    fileHash: text().notNull(),
    status: importStatus().notNull().default("queued"),
    /** Looked through only; nothing was listed. */
    isDryRun: boolean().notNull(),
    options: jsonb().$type<ImportOptions>().notNull(),
    /** Which column was taken for what, once that is known. */
    columns: jsonb().$type<ImportColumns>(),
    /** So many rows are done: where a run that was broken off goes on. */
    rowsDone: integer().notNull().default(0),
    /** How much of the file that is. */
    percent: smallint().notNull().default(0),
    /** Of those, how many carry a price and a place. */
    rowsPriced: integer().notNull().default(0),
    created: integer().notNull().default(0),
    duplicates: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** Refused though they carry a price and a place: what the readers missed, or rightly doubted. */
    refusedPriced: integer().notNull().default(0),
    error: text(),
    createdBy: text().references(() => users.id, { onDelete: "set null" }),
    /** Until then it is one node's work; after that anybody's. */
    leasedUntil: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    finishedAt: moment(),
  },
  (table) => [
    index("imports_file").on(table.fileHash),
    index("imports_waiting").on(table.createdAt).where(sql`status in ('queued', 'running')`),
  ],
);

/** What became of rows that were not listed; of those that were, a dry run keeps the first few. */
export const importRows = pgTable(
  "import_rows",
  {
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    /** Counted from 1, without the header. */
    rowNumber: integer().notNull(),
    outcome: importOutcome().notNull(),
    title: text().notNull(),
    /** The column is older than the cells beside the reasons. */
    report: jsonb("reasons").$type<RowReport>().notNull(),
    /** The listing that this row repeats, if it is one of ours. */
    propertyId: text(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.rowNumber] })],
);

/** Which listing came with which import; an undo takes back those that nobody changed since. */
export const importedListings = pgTable(
  "imported_listings",
  {
    propertyId: text()
      .primaryKey()
      .references(() => properties.id, { onDelete: "cascade" }),
    importId: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    source: text().notNull(),
    /** The id that the listing has where it comes from. */
    sourceKey: text(),
    /** The listing's own `updatedAt` at that moment. */
    importedAt: moment().notNull(),
  },
  (table) => [
    index("imported_listings_import").on(table.importId),
    uniqueIndex("imported_listings_source").on(table.source, table.sourceKey),
  ],
);
