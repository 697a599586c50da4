import { z } from "@hono/zod-openapi";
import { CATEGORIES, PURPOSES } from "#domain/listings/listing.ts";
import { searchLine } from "#domain/search/line/line-schema.ts";
import { resultsPath } from "#domain/search/results-path.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { line } from "#domain/shared/text-schema.ts";
import { ok } from "#server/platform/http/answers.ts";
import { cutNotice, lineIsCut } from "#server/platform/http/cut-line.ts";
import { createRouter } from "#server/platform/http/router.ts";

const BRIEFLY = "public, max-age=30";

const understandingSchema = z
  .object({
    filter: z.record(z.string(), z.unknown()),
    parts: z.array(z.object({ text: z.string(), param: z.string(), value: z.string() })),
    rest: z.string(),
    path: z.string(),
    lineIsCut,
  })
  .openapi("Understanding");

const suggestionSchema = z
  .object({
    kind: z.enum(["city", "locality", "project", "search"]),
    text: z.string(),
    detail: z.string().nullable(),
    count: z.number().int().nullable(),
    path: z.string(),
  })
  .openapi("Suggestion");

/** The filters of the page on which the visitor types. */
const context = {
  purpose: z.enum(PURPOSES).optional(),
  category: z.enum(CATEGORIES).optional(),
  city: line({ max: 60 }).optional(),
};

export const searchApi = createRouter({ tag: "Search" })
  .call({
    route: "GET /search/understand",
    summary: "What one line in the visitor's own words asks for",
    query: z.object({ q: searchLine.default(""), ...context }),
    answer: ok(understandingSchema, "Filters, the words behind them, and what is left"),
    run: async ({ app, query: { q, ...filters }, c }) => {
      const understanding = await app.search.understand(q, filters);
      c.header("Cache-Control", BRIEFLY);
      const path = resultsPath(understanding, filters);
      return { ...understanding, path, ...cutNotice(c.req.query("q")) };
    },
  })
  .call({
    route: "GET /suggestions",
    summary: "What somebody who has typed this far may mean",
    query: z.object({
      q: searchLine.default(""),
      lang: z.enum(LANGUAGES).default("en"),
      ...context,
    }),
    answer: ok(z.array(suggestionSchema), "Places, searches and the line itself"),
    run: async ({ app, query: { q, lang: language, ...filters }, c }) => {
      const suggestions = await app.search.suggest(q, { ...filters, language });
      c.header("Cache-Control", BRIEFLY);
      return suggestions;
    },
  });
