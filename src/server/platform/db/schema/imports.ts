/** Imported listing files: how far each got, what it created, and what it refused. */

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
    /** Only checked; nothing was listed. */
    isDryRun: boolean().notNull(),
    options: jsonb().$type<ImportOptions>().notNull(),
    /** Which column was mapped to which field, once that is known. */
    columns: jsonb().$type<ImportColumns>(),
    /** How many rows are done: an interrupted run resumes there. */
    rowsDone: integer().notNull().default(0),
    /** The share of the file that is done. */
    percent: smallint().notNull().default(0),
    /** How many of those have a price and a place. */
    rowsPriced: integer().notNull().default(0),
    created: integer().notNull().default(0),
    duplicates: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** Refused though they have a price and a place: missed by the parser, or rightly doubted. */
    refusedPriced: integer().notNull().default(0),
    error: text(),
    createdBy: text().references(() => users.id, { onDelete: "set null" }),
    /** Until then one node works on it; afterwards any node may take it. */
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

/** The outcome of rows that were not listed; a dry run also stores the first few good ones. */
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
    /** Named "reasons" because the column predates the cells stored beside them. */
    report: jsonb("reasons").$type<RowReport>().notNull(),
    /** The existing listing that this row duplicates, if any. */
    propertyId: text(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.rowNumber] })],
);

/** Which listing came from which import; an undo removes those that have not been changed since. */
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
    /** The listing's id at its source. */
    sourceKey: text(),
    /** The listing's own `updatedAt` at that moment. */
    importedAt: moment().notNull(),
  },
  (table) => [
    index("imported_listings_import").on(table.importId),
    uniqueIndex("imported_listings_source").on(table.source, table.sourceKey),
  ],
);
