import { z } from "@hono/zod-openapi";
import {
  importColumnAnswerSchema,
  importReasonAnswerSchema,
  importRowAnswerSchema,
} from "#domain/imports/answer-schema.ts";
import { importRowsFilterSchema, importRowsPageSchema } from "#domain/imports/import-schema.ts";
import type { Language } from "#domain/shared/language.ts";
import { mapPage, named, ok, page, raw } from "#server/platform/http/answers.ts";
import { download } from "#server/platform/http/download.ts";
import { createRouter } from "#server/platform/http/router.ts";
import { sayStored } from "#server/platform/messages/say.ts";
import { csvOf } from "./csv.ts";
import type { ImportRow } from "./repository-rows.ts";

const rowSchema = named(importRowAnswerSchema, "ImportRow");
const columnSchema = named(importColumnAnswerSchema, "ImportColumn");
const reasonSchema = named(importReasonAnswerSchema, "ImportReason");

export const importRowsApi = createRouter({ tag: "Imports" })
  .call({
    route: "GET /admin/imports/{id}/rows",
    summary:
      "Rows that were refused or are duplicates, with reasons; of a dry run also the first good ones",
    query: importRowsPageSchema,
    answer: page(rowSchema, "A page"),
    errors: [401, 403],
    run: async ({ app, actor, language, params: { id }, query }) =>
      mapPage(await app.imports.listRows(actor, id, query), (row) => present(row, language)),
  })
  .call({
    route: "GET /admin/imports/{id}/reasons",
    summary: "What was said against rows, and how often (admin)",
    answer: ok(z.array(reasonSchema), "The commonest first"),
    errors: [401, 403],
    run: async ({ app, actor, language, params: { id } }) => {
      const counts = await app.imports.countReasons(actor, id);
      return counts.map((one) => ({ ...one, words: sayStored(language, one.reason) }));
    },
  })
  .call({
    route: "GET /admin/imports/{id}/columns",
    summary: "Every column of the file, some of its cells and what it was taken for (admin)",
    answer: ok(z.array(columnSchema), "In the order of the file"),
    errors: [400, 401, 403, 409],
    run: ({ app, actor, params: { id } }) => app.imports.listColumns(actor, id),
  })
  .call({
    route: "GET /admin/imports/{id}/rows.csv",
    summary: "The same rows as a table for a spreadsheet, all of them (admin)",
    query: importRowsFilterSchema,
    answer: raw("The file", "text/csv"),
    errors: [401, 403],
    run: async ({ app, actor, language, params: { id }, query, c }) => {
      const rows = await app.imports.eachRow(actor, id, query);
      return download(c, csvOf(rows, language), { type: "text/csv", name: "import-rows.csv" });
    },
  });

function present(row: ImportRow, language: Language) {
  const { raw: given = {}, read = {}, reasons = {} } = row.report;
  const words = Object.entries(reasons).map(([field, text]) => [field, sayStored(language, text)]);
  return {
    ...row,
    _id: String(row.rowNumber),
    raw: given,
    read,
    reasons: Object.fromEntries(words),
  };
}
