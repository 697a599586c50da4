/** Listing files: the options for importing one, and the outcomes of its rows. */

import type { Headings } from "#domain/listings/field.ts";
import { type FieldsWith, fieldOf, fieldsWhere } from "#domain/listings/fields.ts";
import type { Purpose } from "#domain/listings/listing.ts";

export const IMPORT_STATUSES = ["queued", "running", "done", "failed", "undone"] as const;

export const IMPORT_OUTCOMES = ["ok", "duplicate", "refused"] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** What a column can hold that is no field of a listing by itself. */
const IMPORT_ONLY_FIELDS = [
  "sourceKey",
  "price",
  "priceMax",
  "area",
  "areaMax",
  "carpetArea",
  "builtupArea",
  "superArea",
  "plotArea",
  "address",
  "society",
  "phone",
] as const;

type Headed = FieldsWith<{ headings: object }>;
export type ImportField =
  | (typeof IMPORT_ONLY_FIELDS)[number]
  | Exclude<Headed, FieldsWith<{ headings: { as: string } }>>
  | NonNullable<Headings["as"]>;

/** Fields of a listing that have a column of their own. */
export const HEADED_FIELDS = fieldsWhere<Headed>(({ headings }) => headings !== undefined);

export function importNameOf(name: Headed): ImportField {
  return fieldOf(name).headings?.as ?? (name as ImportField);
}

/** What a column can hold. */
export const IMPORT_FIELDS: readonly ImportField[] = [
  ...IMPORT_ONLY_FIELDS,
  ...HEADED_FIELDS.map(importNameOf),
];

/** The column used for each field, by the column's name. */
export type ImportColumns = Partial<Record<ImportField, string>>;

/** Defaults for rows that do not say otherwise. */
export type ImportOptions = {
  /** Columns chosen by the admin; an empty name leaves a field out. */
  columns?: ImportColumns;
  city?: string;
  purpose?: Purpose;
  /** Where the listings come from: ids are compared within one source only. */
  source?: string;
  companyId?: string;
  isPublished?: boolean;
};

/** Why a row was not taken: a sentence for each field. */
/** By field, each as a code with its values. */
export type RowReasons = Record<string, string>;

/** An import's report on a row: its cells as in the file, what was read, and why it was not taken. */
export type RowReport = {
  raw: Record<string, string>;
  read: Record<string, string>;
  reasons: RowReasons;
};

/** How often this reason was given for rows that were not taken. */
export type ReasonCount = {
  outcome: ImportOutcome;
  field: string;
  reason: string;
  rows: number;
};

/** A column of a file, its first cells, and the field it was matched to. */
export type FileColumn = { name: string; samples: string[]; field: ImportField | null };
