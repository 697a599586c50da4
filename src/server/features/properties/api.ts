import { createRoute, z } from "@hono/zod-openapi";
import { propertyFilterSchema } from "#domain/property-schema.ts";
import {
  createRouter,
  errorResponses,
  json,
  ok,
  okPage,
  okSchema,
  pageSchema,
} from "#server/http/router.ts";
import {
  presentProperty,
  presentSummary,
  propertySchema,
  propertySummarySchema,
} from "./presenter.ts";
import { presentManaged } from "./presenter-managed.ts";

const aPage = json(pageSchema(propertySummarySchema), "A page of listings");
const one = json(okSchema(propertySchema), "The listing");
const byId = { params: z.object({ id: z.string() }) };

const list = createRoute({
  method: "get",
  path: "/properties",
  tags: ["Properties"],
  summary: "Live listings",
  request: { query: propertyFilterSchema },
  responses: { 200: aPage, ...errorResponses(422) },
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
  request: { query: propertyFilterSchema.omit({ type: true, category: true }) },
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

export const propertiesApi = createRouter()
  .openapi(list, async (c) => {
    const page = await c.var.app.properties.list(c.req.valid("query"));
    return c.json(okPage(page, presentSummary), 200);
  })
  .openapi(read, async (c) => {
    const { id } = c.req.valid("param");
    const managed = await c.var.app.properties.findManaged(c.var.actor, id);
    if (managed) return c.json(ok(presentManaged(managed)), 200);
    return c.json(ok(presentProperty(await c.var.app.properties.get(id))), 200);
  })
  .openapi(listLands, async (c) => {
    const filter = { ...c.req.valid("query"), type: ["Land" as const], category: undefined };
    const page = await c.var.app.properties.list(filter);
    return c.json(okPage(page, presentSummary), 200);
  })
  .openapi(readLand, async (c) => {
    return c.json(
      ok(presentProperty(await c.var.app.properties.getLand(c.req.valid("param").id))),
      200,
    );
  });
