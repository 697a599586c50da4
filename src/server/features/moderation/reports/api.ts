import { z } from "@hono/zod-openapi";
import { reportSchema } from "#domain/moderation/report-schema.ts";
import { json, ok } from "#server/platform/http/answers.ts";
import { honeypot } from "#server/platform/http/honeypot.ts";
import { createRouter } from "#server/platform/http/router.ts";

export const reportsApi = createRouter({ tag: "Reports" }).call({
  route: "POST /properties/{id}/reports",
  summary: "Tell what is wrong with a listing",
  params: z.object({ id: z.string().max(80) }),
  body: json(
    reportSchema.extend(honeypot.field),
    "What is wrong; the same words sent twice in a day are one report",
  ),
  answer: ok(
    z.object({ reference: z.string() }),
    "Stored; quote the reference when you ask about it",
    201,
  ),
  also: honeypot.answer,
  errors: [413, 429],
  run: ({ app, address, params: { id }, body: { website, ...payload }, c }) =>
    website ? honeypot.answerTo(c) : app.reports.create(id, payload, address),
});
