import { z } from "zod";
import { PURPOSES } from "#domain/listings/listing.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { line } from "#domain/shared/text-schema.ts";
import { IMPORT_FIELDS, IMPORT_OUTCOMES } from "./import.ts";

const name = z.string().trim().min(1).max(LENGTHS.importName);

/** Options for an import; all of them can be left to the file. */
export const importOptionsSchema = z.object({
  columns: z.partialRecord(z.enum(IMPORT_FIELDS), z.string().max(300)).optional(),
  city: name.optional(),
  purpose: z.enum(PURPOSES).optional(),
  source: name.optional(),
  companyId: name.optional(),
  isPublished: z.boolean().optional(),
});

export const importRequestSchema = z.object({
  isDryRun: z.boolean().default(true),
  options: importOptionsSchema.default({}),
});

const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
};

export const importPageSchema = z.object(paging);
/** Filters rows by outcome, by the field that was wrong, and by text in title or reason. */
export const importRowsFilterSchema = z.object({
  outcome: z.enum(IMPORT_OUTCOMES).optional(),
  field: line({ max: 40 }).optional(),
  q: line({ max: LENGTHS.query }).default(""),
});
export const importRowsPageSchema = importRowsFilterSchema.extend(paging);

export type ImportRowsFilter = z.output<typeof importRowsFilterSchema>;
export type ImportRowsPage = z.output<typeof importRowsPageSchema>;
