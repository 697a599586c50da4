import { createRoute, z } from "@hono/zod-openapi";
import { ACTIVE_DAYS } from "#domain/analytics/overview.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import { createRouter, errorResponses, json, ok, okSchema } from "#server/platform/http/router.ts";

const count = z.number().int();

const overviewSchema = z
  .object({
    companies: count,
    properties: count,
    requirements: count,
    activeUsers: count.openapi({
      description: `Accounts in use and phone numbers that sent a requirement, in ${ACTIVE_DAYS} days`,
    }),
    waiting: z.object({
      requirements: count,
      properties: count,
      edits: count,
      companies: count,
      reports: count,
      reviews: count,
      proofs: count,
      leads: count,
      inquiries: count,
      messages: count,
    }),
    queue: count.openapi({ description: "All that the review queue holds" }),
  })
  .openapi("Overview");

const read = createRoute({
  method: "get",
  path: "/admin/overview",
  tags: ["Admin"],
  summary: "How much there is, and what waits for somebody (admin)",
  middleware: allow("admin"),
  responses: { 200: json(okSchema(overviewSchema), "The numbers"), ...errorResponses(401, 403) },
});

const newest = createRoute({
  method: "get",
  path: "/admin/newest",
  tags: ["Admin"],
  summary: "Whether anything is new, for a console that is open (admin)",
  middleware: allow("admin"),
  responses: {
    200: json(okSchema(z.object({ newest: z.string() })), "Another text once anything is new"),
    ...errorResponses(401, 403),
  },
});

export const overviewApi = createRouter()
  .openapi(read, async (c) => c.json(ok(await c.var.app.overview.get(callerOf(c))), 200))
  .openapi(newest, async (c) => {
    return c.json(ok({ newest: await c.var.app.overview.getNewest(callerOf(c)) }), 200);
  });
