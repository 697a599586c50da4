import { createRoute, z } from "@hono/zod-openapi";
import { CATEGORIES, PURPOSES } from "#domain/listings/listing.ts";
import { searchLine } from "#domain/search/line/line-schema.ts";
import { resultsPath } from "#domain/search/results-path.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { line } from "#domain/shared/text-schema.ts";
import { cutNotice, lineIsCut } from "#server/platform/http/cut-line.ts";
import { createRouter, errorResponses, json, ok, okSchema } from "#server/platform/http/router.ts";

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

const understand = createRoute({
  method: "get",
  path: "/search/understand",
  tags: ["Search"],
  summary: "What one line in the visitor's own words asks for",
  request: {
    query: z.object({
      q: searchLine.default(""),
      ...context,
    }),
  },
  responses: {
    200: json(okSchema(understandingSchema), "Filters, the words behind them, and what is left"),
    ...errorResponses(422),
  },
});

const suggest = createRoute({
  method: "get",
  path: "/suggestions",
  tags: ["Search"],
  summary: "What somebody who has typed this far may mean",
  request: {
    query: z.object({
      q: searchLine.default(""),
      lang: z.enum(LANGUAGES).default("en"),
      ...context,
    }),
  },
  responses: {
    200: json(okSchema(z.array(suggestionSchema)), "Places, searches and the line itself"),
    ...errorResponses(422),
  },
});

export const searchApi = createRouter()
  .openapi(understand, async (c) => {
    const { q, ...page } = c.req.valid("query");
    const understanding = await c.var.app.search.understand(q, page);
    c.header("Cache-Control", BRIEFLY);
    const path = resultsPath(understanding, page);
    return c.json(ok({ ...understanding, path, ...cutNotice(c.req.query("q")) }), 200);
  })
  .openapi(suggest, async (c) => {
    const { q, lang: language, ...page } = c.req.valid("query");
    const suggestions = await c.var.app.search.suggest(q, { ...page, language });
    c.header("Cache-Control", BRIEFLY);
    return c.json(ok(suggestions), 200);
  });
