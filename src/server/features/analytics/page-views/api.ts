import { createRoute, z } from "@hono/zod-openapi";
import { numbersFilterSchema, pageViewSchema } from "#domain/analytics/page-view-schema.ts";
import { VIEW_SOURCES } from "#domain/shared/view-source.ts";
import { allow } from "#server/platform/http/access.ts";
import { createRouter, errorResponses, json, ok, okSchema } from "#server/platform/http/router.ts";

const count = createRoute({
  method: "post",
  path: "/visits",
  tags: ["Numbers"],
  summary: "Count a look at a home; nothing about the visitor is kept",
  request: { body: { ...json(pageViewSchema, "Which home"), required: true } },
  responses: { 202: json(okSchema(z.object({})), "Taken"), ...errorResponses(400, 422, 429) },
});

const numbers = {
  views: z.number().int(),
  saves: z.number().int(),
  contacts: z.number().int(),
};

const numbersSchema = z
  .object({
    total: z.object(numbers),
    before: z.object(numbers).openapi({ description: "Of as many days before" }),
    byDay: z.array(z.object({ day: z.string(), ...numbers })),
    byListing: z.array(z.object({ _id: z.string(), title: z.string(), ...numbers })),
    bySource: z.array(z.object({ source: z.enum(VIEW_SOURCES), ...numbers })),
  })
  .openapi("ListingNumbers");

const read = createRoute({
  method: "get",
  path: "/analytics",
  tags: ["Numbers"],
  summary: "Views, saves and contacts of one's company's, or of a seller's own, listings",
  middleware: allow("company", "seller"),
  request: { query: numbersFilterSchema },
  responses: {
    200: json(okSchema(numbersSchema), "By day, listing and source"),
    ...errorResponses(401, 403, 422),
  },
});

export const pageViewsApi = createRouter()
  .openapi(count, async (c) => {
    const { app, actor, clientAddress: address } = c.var;
    await app.visits.count(c.req.valid("json"), {
      actor,
      address,
      userAgent: c.req.header("user-agent"),
    });
    return c.json(ok({}), 202);
  })
  .openapi(read, async (c) => {
    const found = await c.var.app.visits.getNumbers(c.var.actor, c.req.valid("query"));
    const byListing = found.byListing.map(({ id, ...rest }) => ({ _id: id, ...rest }));
    return c.json(ok({ ...found, byListing }), 200);
  });
