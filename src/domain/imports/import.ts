/** Files of listings: what can be said about one, and what becomes of its rows. */

import type { Purpose } from "#domain/listings/listing.ts";

export const IMPORT_STATUSES = ["queued", "running", "done", "failed", "undone"] as const;

export const IMPORT_OUTCOMES = ["ok", "duplicate", "refused"] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** What a column can hold. */
export const IMPORT_FIELDS = [
  "sourceKey",
  "title",
  "price",
  "priceMax",
  "deposit",
  "maintenance",
  "area",
  "areaMax",
  "carpetArea",
  "builtupArea",
  "superArea",
  "plotArea",
  "areaBasis",
  "city",
  "locality",
  "address",
  "society",
  "pincode",
  "latitude",
  "longitude",
  "beds",
  "baths",
  "floor",
  "totalFloors",
  "furnishing",
  "facing",
  "parking",
  "age",
  "possession",
  "purpose",
  "type",
  "description",
  "features",
  "postedBy",
  "phone",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Which column was taken for what, by the column's name. */
export type ImportColumns = Partial<Record<ImportField, string>>;

/** What holds for every row that does not say otherwise. */
export type ImportOptions = {
  /** Columns named by hand; an empty name leaves a field out. */
  columns?: ImportColumns;
  city?: string;
  purpose?: Purpose;
  /** Where the listings come from: ids are compared within one source only. */
  source?: string;
  companyId?: string;
  isPublished?: boolean;
};

/** By field, in words, why a row was not taken. */
export type RowReasons = Record<string, string>;

/** What an import tells of a row: its cells as they stand in the file, what was read in them, and why it was not taken. */
export type RowReport = {
  raw: Record<string, string>;
  read: Record<string, string>;
  reasons: RowReasons;
};

/** So often was this said of rows that were not taken. */
export type ReasonCount = {
  outcome: ImportOutcome;
  field: string;
  reason: string;
  rows: number;
};

/** A column of a file, the first of its cells, and what it was taken for. */
export type FileColumn = { name: string; samples: string[]; field: ImportField | null };
