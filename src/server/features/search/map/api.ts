import { createRoute, z } from "@hono/zod-openapi";
import { listingFilterSchema } from "#domain/search/filter-schema.ts";
import { createRouter, errorResponses, json, ok, okSchema } from "#server/platform/http/router.ts";

const labelSchema = z
  .object({
    kind: z.enum(["city", "locality"]),
    name: z.string(),
    nameHi: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
  })
  .openapi("MapLabel");

const listLabels = createRoute({
  method: "get",
  path: "/map/labels",
  tags: ["Map"],
  summary: "Names of cities and localities in a box",
  request: { query: z.object({ bbox: listingFilterSchema.shape.bbox.unwrap() }) },
  responses: {
    200: json(okSchema(z.array(labelSchema)), "At most 80 names, cities first"),
    ...errorResponses(422),
  },
});

export const mapApi = createRouter().openapi(listLabels, async (c) => {
  // Place names hardly ever change, and a map requests them on every move.
  c.header("Cache-Control", "public, max-age=3600");
  return c.json(ok(await c.var.app.map.listLabels(c.req.valid("query").bbox)), 200);
});
