import { createRoute, z } from "@hono/zod-openapi";
import {
  type ListingFilter,
  listingFilterSchema,
  listingIdsSchema,
  pinFilterSchema,
} from "#domain/search/filter-schema.ts";
import type { App } from "#server/app.ts";
import { cutNotice, lineIsCut } from "#server/platform/http/cut-line.ts";
import {
  createRouter,
  errorResponses,
  json,
  ok,
  okPage,
  okSchema,
  pageSchema,
} from "#server/platform/http/router.ts";
import { withUnderstanding } from "./line.ts";
import {
  listingSchema,
  listingSummarySchema,
  pinPageSchema,
  presentListing,
  presentPins,
  presentSummary,
  searchPageSchema,
} from "./presenter.ts";
import { presentManaged } from "./presenter-managed.ts";

const aPage = json(pageSchema(listingSummarySchema).extend({ lineIsCut }), "A page of listings");
const aSearchPage = json(searchPageSchema, "A page of listings, with counts if asked for");
const one = json(okSchema(listingSchema), "The listing");
const byId = { params: z.object({ id: z.string() }) };

const list = createRoute({
  method: "get",
  path: "/properties",
  tags: ["Properties"],
  summary: "Live listings",
  request: { query: listingFilterSchema },
  responses: { 200: aSearchPage, ...errorResponses(422) },
});

const listPins = createRoute({
  method: "get",
  path: "/properties/pins",
  tags: ["Properties"],
  summary: "The newest 500 live listings with a place, for a map",
  request: { query: pinFilterSchema },
  responses: {
    200: json(pinPageSchema, "Places, owners' homes to a kilometre"),
    ...errorResponses(422),
  },
});

const listByIds = createRoute({
  method: "get",
  path: "/properties/by-ids",
  tags: ["Properties"],
  summary: "Those of these listings that are live, in the order asked for",
  request: { query: listingIdsSchema },
  responses: {
    200: json(okSchema(z.array(listingSummarySchema)), "The listings"),
    ...errorResponses(422),
  },
});

const read = createRoute({
  method: "get",
  path: "/properties/{id}",
  tags: ["Properties"],
  summary: "One live listing",
  request: byId,
  responses: { 200: one, ...errorResponses(404) },
});

const listLands = createRoute({
  method: "get",
  path: "/lands",
  tags: ["Lands"],
  summary: "Live listings of type Land",
  request: { query: listingFilterSchema.omit({ type: true, category: true }) },
  responses: { 200: aPage, ...errorResponses(422) },
});

const readLand = createRoute({
  method: "get",
  path: "/lands/{id}",
  tags: ["Lands"],
  summary: "One live listing of type Land",
  request: byId,
  responses: { 200: one, ...errorResponses(404) },
});

/** Turns the typed search line into filters, as the pages do. */
async function understood({ search }: App, filter: ListingFilter): Promise<ListingFilter> {
  const { q, purpose, category, city } = filter;
  if (q === "") return filter;
  const line = await search.understand(q, { purpose, category, city: city || undefined });
  return withUnderstanding(filter, line);
}

export const listingsApi = createRouter()
  .openapi(list, async (c) => {
    const { app } = c.var;
    const page = await app.properties.list(await understood(app, c.req.valid("query")));
    const { facets } = page;
    return c.json(
      {
        ...okPage(page, presentSummary),
        ...(facets && { facets }),
        ...cutNotice(c.req.query("q")),
      },
      200,
    );
  })
  .openapi(listPins, async (c) => {
    const filter = listingFilterSchema.parse({});
    const { app } = c.var;
    const asked = await understood(app, { ...filter, ...c.req.valid("query") });
    const page = await app.properties.listPins(asked);
    return c.json({ ...presentPins(page), ...cutNotice(c.req.query("q")) }, 200);
  })
  .openapi(listByIds, async (c) => {
    const found = await c.var.app.properties.listByIds(c.req.valid("query").ids);
    return c.json(ok(found.map(presentSummary)), 200);
  })
  .openapi(read, async (c) => {
    const { id } = c.req.valid("param");
    const managed = await c.var.app.properties.findManaged(c.var.actor, id);
    if (managed) return c.json(ok(presentManaged(managed)), 200);
    return c.json(ok(presentListing(await c.var.app.properties.get(id))), 200);
  })
  .openapi(listLands, async (c) => {
    const { app } = c.var;
    const filter = { ...c.req.valid("query"), type: ["Land" as const], category: undefined };
    const page = await app.properties.list(await understood(app, filter));
    return c.json({ ...okPage(page, presentSummary), ...cutNotice(c.req.query("q")) }, 200);
  })
  .openapi(readLand, async (c) => {
    return c.json(
      ok(presentListing(await c.var.app.properties.getLand(c.req.valid("param").id))),
      200,
    );
  });
