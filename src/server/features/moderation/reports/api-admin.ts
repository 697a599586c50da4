import { createRoute, z } from "@hono/zod-openapi";
import { listingVerdictSchema } from "#domain/moderation/verdict-schema.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  done,
  doneSchema,
  errorResponses,
  json,
} from "#server/platform/http/router.ts";

const decide = createRoute({
  method: "post",
  path: "/admin/queue/reports/{id}/decision",
  tags: ["Admin"],
  summary:
    "Dismiss a report (approve the listing), pause the listing for a change or reject it (admin)",
  middleware: allow("admin"),
  request: {
    params: z.object({ id: z.string() }),
    body: { ...json(listingVerdictSchema, "The verdict on the listing"), required: true },
  },
  responses: {
    200: json(
      doneSchema(z.object({ settled: z.number().int() })),
      "How many reports this settled: with one, all others about the listing when it was right",
    ),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const reportModerationApi = createRouter().openapi(decide, async (c) => {
  const given = c.req.valid("json");
  const settled = await c.var.app.reports.decide(callerOf(c), c.req.valid("param").id, given);
  const words = given.verdict === "approve" ? "Report dismissed" : "Report upheld";
  return c.json(done(words, settled), 200);
});
