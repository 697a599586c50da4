import { createRoute, z } from "@hono/zod-openapi";
import { reportSchema } from "#domain/moderation/report-schema.ts";
import { createRouter, errorResponses, json, ok, okSchema } from "#server/platform/http/router.ts";

const report = createRoute({
  method: "post",
  path: "/properties/{id}/reports",
  tags: ["Reports"],
  summary: "Tell what is wrong with a listing",
  request: {
    params: z.object({ id: z.string().max(80) }),
    body: {
      ...json(
        reportSchema.extend({
          /** Honeypot: filled by bots that fill every field, never by people, who do not see it. */
          website: z.string().max(500).nullish(),
        }),
        "What is wrong; the same words sent twice in a day are one report",
      ),
      required: true,
    },
  },
  responses: {
    201: json(
      okSchema(z.object({ reference: z.string() })),
      "Stored; quote the reference when you ask about it",
    ),
    200: json(okSchema(z.object({})), "Taken for a program's doing; nothing was stored"),
    ...errorResponses(400, 404, 413, 422, 429),
  },
});

export const reportsApi = createRouter().openapi(report, async (c) => {
  const { website, ...payload } = c.req.valid("json");
  if (website) return c.json(ok({}), 200);
  const { id } = c.req.valid("param");
  const { reference } = await c.var.app.reports.create(id, payload, c.var.clientAddress);
  return c.json(ok({ reference }), 201);
});
