import { Readable } from "node:stream";
import { createRoute, z } from "@hono/zod-openapi";
import {
  importColumnAnswerSchema,
  importReasonAnswerSchema,
  importRowAnswerSchema,
} from "#domain/imports/answer-schema.ts";
import { IMPORT_OUTCOMES } from "#domain/imports/import.ts";
import { importRowsFilterSchema, importRowsPageSchema } from "#domain/imports/import-schema.ts";
import type { Language } from "#domain/shared/language.ts";
import {
  createRouter,
  errorResponses,
  json,
  languageOf,
  ok,
  okPage,
  okSchema,
  pageSchema,
} from "#server/platform/http/router.ts";
import { sayStored } from "#server/platform/messages/say.ts";
import { csvOf } from "./csv.ts";
import type { ImportRow } from "./repository-rows.ts";

const _texts = z.record(z.string(), z.string());
const _outcome = z.enum(IMPORT_OUTCOMES);
const params = z.object({ id: z.string() });
const tags = ["Imports"];

const rowSchema = importRowAnswerSchema.openapi("ImportRow");

const columnSchema = importColumnAnswerSchema.openapi("ImportColumn");

const reasonSchema = importReasonAnswerSchema.openapi("ImportReason");

const listRows = createRoute({
  method: "get",
  path: "/admin/imports/{id}/rows",
  tags,
  summary:
    "Rows that were refused or are duplicates, with reasons; of a dry run also the first good ones",
  request: { params, query: importRowsPageSchema },
  responses: { 200: json(pageSchema(rowSchema), "A page"), ...errorResponses(401, 403, 404, 422) },
});

const listReasons = createRoute({
  method: "get",
  path: "/admin/imports/{id}/reasons",
  tags,
  summary: "What was said against rows, and how often (admin)",
  request: { params },
  responses: {
    200: json(okSchema(z.array(reasonSchema)), "The commonest first"),
    ...errorResponses(401, 403, 404),
  },
});

const listColumns = createRoute({
  method: "get",
  path: "/admin/imports/{id}/columns",
  tags,
  summary: "Every column of the file, some of its cells and what it was taken for (admin)",
  request: { params },
  responses: {
    200: json(okSchema(z.array(columnSchema)), "In the order of the file"),
    ...errorResponses(400, 401, 403, 404, 409),
  },
});

const downloadRows = createRoute({
  method: "get",
  path: "/admin/imports/{id}/rows.csv",
  tags,
  summary: "The same rows as a table for a spreadsheet, all of them (admin)",
  request: { params, query: importRowsFilterSchema },
  responses: {
    200: { description: "The file", content: { "text/csv": { schema: z.string() } } },
    ...errorResponses(401, 403, 404, 422),
  },
});

export const importRowsApi = createRouter()
  .openapi(listRows, async (c) => {
    const { id } = c.req.valid("param");
    const page = await c.var.app.imports.listRows(c.var.actor, id, c.req.valid("query"));
    return c.json(
      okPage(page, (row) => present(row, languageOf(c))),
      200,
    );
  })
  .openapi(listReasons, async (c) => {
    const { id } = c.req.valid("param");
    const counts = await c.var.app.imports.countReasons(c.var.actor, id);
    const words = counts.map((one) => ({ ...one, words: sayStored(languageOf(c), one.reason) }));
    return c.json(ok(words), 200);
  })
  .openapi(listColumns, async (c) => {
    const { id } = c.req.valid("param");
    return c.json(ok(await c.var.app.imports.listColumns(c.var.actor, id)), 200);
  })
  .openapi(downloadRows, async (c) => {
    const { id } = c.req.valid("param");
    const rows = await c.var.app.imports.eachRow(c.var.actor, id, c.req.valid("query"));
    return c.body(
      Readable.toWeb(Readable.from(csvOf(rows, languageOf(c)))) as ReadableStream,
      200,
      {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": 'attachment; filename="import-rows.csv"',
        "Cache-Control": "no-store",
      },
    );
  });

function present(row: ImportRow, language: Language) {
  const { rowNumber, outcome: became, title, report, propertyId } = row;
  const { raw = {}, read = {}, reasons = {} } = report;
  const words = Object.entries(reasons).map(([field, text]) => [field, sayStored(language, text)]);
  return {
    _id: String(rowNumber),
    rowNumber,
    outcome: became,
    title,
    raw,
    read,
    reasons: Object.fromEntries(words),
    propertyId,
  };
}
