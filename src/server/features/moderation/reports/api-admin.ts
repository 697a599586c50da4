import { z } from "@hono/zod-openapi";
import { listingVerdictSchema } from "#domain/moderation/verdict-schema.ts";
import { done, json } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

export const reportModerationApi = createRouter({ tag: "Admin", allow: "admin" }).call({
  route: "POST /admin/queue/reports/{id}/decision",
  summary:
    "Dismiss a report (approve the listing), pause the listing for a change or reject it (admin)",
  body: json(listingVerdictSchema, "The verdict on the listing"),
  answer: done(
    z.object({ settled: z.number().int() }),
    "How many reports this settled: with one, all others about the listing when it was right",
  ),
  errors: [409],
  run: async ({ app, caller, params: { id }, body }) => ({
    data: await app.reports.decide(caller, id, body),
    message: body.verdict === "approve" ? "Report dismissed" : "Report upheld",
  }),
});
