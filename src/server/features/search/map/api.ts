import { z } from "@hono/zod-openapi";
import { listingFilterSchema } from "#domain/search/filter-schema.ts";
import { ok } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

const labelSchema = z
  .object({
    kind: z.enum(["city", "locality"]),
    name: z.string(),
    nameHi: z.string().nullable(),
    latitude: z.number(),
    longitude: z.number(),
  })
  .openapi("MapLabel");

export const mapApi = createRouter({ tag: "Map" }).call({
  route: "GET /map/labels",
  summary: "Names of cities and localities in a box",
  query: z.object({ bbox: listingFilterSchema.shape.bbox.unwrap() }),
  answer: ok(z.array(labelSchema), "At most 80 names, cities first"),
  run: ({ app, query, c }) => {
    // Place names hardly ever change, and a map requests them on every move.
    c.header("Cache-Control", "public, max-age=3600");
    return app.map.listLabels(query.bbox);
  },
});
