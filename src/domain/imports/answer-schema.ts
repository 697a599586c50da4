/** What the API answers: the OpenAPI document is written from these schemas, and the admin console has its types from them. */

import { z } from "zod";
import { IMPORT_FIELDS, IMPORT_OUTCOMES, IMPORT_STATUSES } from "#domain/imports/import.ts";
import { importOptionsSchema } from "#domain/imports/import-schema.ts";

export const importAnswerSchema = z.object({
  _id: z.string(),
  fileName: z.string(),
  status: z.enum(IMPORT_STATUSES),
  isDryRun: z.boolean(),
  options: importOptionsSchema,
  columns: z.record(z.string(), z.string()).nullable(),
  rowsDone: z.number().int(),
  percent: z.number().int(),
  rowsPriced: z.number().int(),
  created: z.number().int(),
  duplicates: z.number().int(),
  refused: z.number().int(),
  refusedPriced: z.number().int(),
  error: z.string().nullable(),
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type Import = z.infer<typeof importAnswerSchema>;

const texts = z.record(z.string(), z.string());

const outcome = z.enum(IMPORT_OUTCOMES);

export const importRowAnswerSchema = z.object({
  _id: z.string(),
  rowNumber: z.number().int(),
  outcome,
  title: z.string(),
  raw: texts.describe("Cells as they stand in the file, by fact"),
  read: texts.describe("What was read in them"),
  reasons: texts.describe("Why it was not taken, by field"),
  propertyId: z.string().nullable(),
});
export type ImportRow = z.infer<typeof importRowAnswerSchema>;

export const importColumnAnswerSchema = z.object({
  name: z.string(),
  samples: z.array(z.string()),
  field: z.enum(IMPORT_FIELDS).nullable(),
});
export type ImportColumn = z.infer<typeof importColumnAnswerSchema>;

export const importReasonAnswerSchema = z.object({
  outcome,
  field: z.string(),
  reason: z.string().describe("As it is stored, to filter rows by"),
  words: z.string().describe("For people, in the language asked for"),
  rows: z.number().int(),
});
export type ImportReason = z.infer<typeof importReasonAnswerSchema>;

export const undoneAnswerSchema = z.object({ removed: z.number().int(), kept: z.number().int() });
export type UndoneImport = z.infer<typeof undoneAnswerSchema>;
