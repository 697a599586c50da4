/** A user's own saved homes and searches. */

import { createRoute, z } from "@hono/zod-openapi";
import { PURPOSES } from "#domain/listings/listing.ts";
import { ALERT_FREQUENCIES } from "#domain/saved/alert.ts";
import type { SavedHome, SavedSearch } from "#domain/saved/saved.ts";
import {
  languageQuerySchema,
  mergeSchema,
  savedHomeFilterSchema,
  savedSearchChangeSchema,
  savedSearchInputSchema,
} from "#domain/saved/saved-schema.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  done,
  doneSchema,
  errorResponses,
  json,
  ok,
  okPage,
  okSchema,
  pageSchema,
} from "#server/platform/http/router.ts";

const common = { tags: ["Saved"], middleware: allow() };
const byId = z.object({ id: z.string() });
const number = z.number().nullable();
const named = doneSchema(z.object({ _id: z.string() }));

const homeSchema = z
  .object({
    _id: z.string(),
    title: z.string(),
    location: z.string(),
    purpose: z.enum(PURPOSES),
    priceMin: number,
    priceMax: number,
    priceRange: z.string(),
    priceWhenSaved: number,
    pictureId: z.string().nullable(),
    savedAt: z.string(),
    change: z.enum(["none", "gone", "back", "lower", "higher"]),
  })
  .openapi("SavedHome");

const searchSchema = z
  .object({
    _id: z.string(),
    path: z.string(),
    name: z.string(),
    frequency: z.enum(ALERT_FREQUENCIES),
    createdAt: z.string(),
    lookedAt: z.string(),
  })
  .openapi("SavedSearch");

const listHomes = createRoute({
  ...common,
  method: "get",
  path: "/saved/homes",
  summary: "The homes one has saved, newest first, and what became of them",
  request: { query: savedHomeFilterSchema },
  responses: { 200: json(pageSchema(homeSchema), "A page of homes"), ...errorResponses(401, 422) },
});

const saveHome = createRoute({
  ...common,
  method: "put",
  path: "/saved/homes/{id}",
  summary: "Save a home",
  request: { params: byId },
  responses: { 200: json(named, "Saved"), ...errorResponses(401, 404, 409, 429) },
});

const removeHome = createRoute({
  ...common,
  method: "delete",
  path: "/saved/homes/{id}",
  summary: "Let go of a saved home",
  request: { params: byId },
  responses: { 200: json(named, "Gone"), ...errorResponses(401, 404, 429) },
});

const listSearches = createRoute({
  ...common,
  method: "get",
  path: "/saved/searches",
  summary: "The searches one has saved, and how often one hears of new homes",
  request: { query: languageQuerySchema },
  responses: {
    200: json(okSchema(z.array(searchSchema)), "All of them"),
    ...errorResponses(401, 422),
  },
});

const saveSearch = createRoute({
  ...common,
  method: "put",
  path: "/saved/searches",
  summary: "Save a search by the address of its results",
  request: { body: { ...json(savedSearchInputSchema, "Which, and how often"), required: true } },
  responses: {
    200: json(okSchema(searchSchema), "The search"),
    ...errorResponses(400, 401, 409, 422, 429),
  },
});

const changeSearch = createRoute({
  ...common,
  method: "put",
  path: "/saved/searches/{id}",
  summary: "Hear of new homes more often, less often or not at all",
  request: {
    params: byId,
    query: languageQuerySchema,
    body: { ...json(savedSearchChangeSchema, "How often"), required: true },
  },
  responses: {
    200: json(okSchema(searchSchema), "The search"),
    ...errorResponses(400, 401, 404, 422, 429),
  },
});

const removeSearch = createRoute({
  ...common,
  method: "delete",
  path: "/saved/searches/{id}",
  summary: "Let go of a saved search",
  request: { params: byId },
  responses: { 200: json(named, "Gone"), ...errorResponses(401, 404, 429) },
});

const merge = createRoute({
  ...common,
  method: "post",
  path: "/saved/merge",
  summary: "Bring what a device keeps into the account; sent again it changes nothing",
  request: { body: { ...json(mergeSchema, "What the device has"), required: true } },
  responses: {
    200: json(
      okSchema(
        z.object({
          owner: z.string(),
          homes: z.array(homeSchema),
          searches: z.array(searchSchema),
        }),
      ),
      "What the account has now",
    ),
    ...errorResponses(400, 401, 422, 429),
  },
});

export const savedApi = createRouter()
  .openapi(listHomes, async (c) => {
    const page = await c.var.app.saved.listHomes(callerOf(c), c.req.valid("query"));
    return c.json(okPage(page, presentHome), 200);
  })
  .openapi(saveHome, async (c) => {
    const { id } = c.req.valid("param");
    await c.var.app.saved.saveHome(callerOf(c), id);
    return c.json(done("Home saved", { _id: id }), 200);
  })
  .openapi(removeHome, async (c) => {
    const { id } = c.req.valid("param");
    await c.var.app.saved.removeHome(callerOf(c), id);
    return c.json(done("Home removed", { _id: id }), 200);
  })
  .openapi(listSearches, async (c) => {
    const { language } = c.req.valid("query");
    const searches = await c.var.app.saved.listSearches(callerOf(c), language);
    return c.json(ok(searches.map(presentSearch)), 200);
  })
  .openapi(saveSearch, async (c) => {
    const search = await c.var.app.saved.saveSearch(callerOf(c), c.req.valid("json"));
    return c.json(ok(presentSearch(search)), 200);
  })
  .openapi(changeSearch, async (c) => {
    const { frequency } = c.req.valid("json");
    const { id } = c.req.valid("param");
    const { language } = c.req.valid("query");
    const search = await c.var.app.saved.setFrequency(callerOf(c), id, frequency, language);
    return c.json(ok(presentSearch(search)), 200);
  })
  .openapi(removeSearch, async (c) => {
    const { id } = c.req.valid("param");
    await c.var.app.saved.removeSearch(callerOf(c), id);
    return c.json(done("Search removed", { _id: id }), 200);
  })
  .openapi(merge, async (c) => {
    const { homes, searches } = await c.var.app.saved.merge(callerOf(c), c.req.valid("json"));
    const kept = { homes: homes.map(presentHome), searches: searches.map(presentSearch) };
    return c.json(ok({ owner: c.var.actor?.userId ?? "", ...kept }), 200);
  });

function presentHome({ id, change, ...home }: SavedHome): z.output<typeof homeSchema> {
  return { _id: id, ...home, change: change.kind };
}

function presentSearch({ id, ...search }: SavedSearch): z.output<typeof searchSchema> {
  return { _id: id, ...search };
}
