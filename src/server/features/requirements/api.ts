import { z } from "@hono/zod-openapi";
import { requirementAnswerSchema } from "#domain/requirements/answer-schema.ts";
import type { Requirement } from "#domain/requirements/requirement.ts";
import {
  requirementChangesSchema,
  requirementFilterSchema,
  requirementPayloadSchema,
} from "#domain/requirements/requirement-schema.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { referralOf } from "#server/platform/http/access.ts";
import { json, mapPage, named, ok, page, raw } from "#server/platform/http/answers.ts";
import { download } from "#server/platform/http/download.ts";
import { honeypot } from "#server/platform/http/honeypot.ts";
import { createRouter } from "#server/platform/http/router.ts";
import { csvOf } from "./csv.ts";

const requirementSchema = named(requirementAnswerSchema, "Requirement");

export const requirementsApi = createRouter({ tag: "Requirements", allow: "admin" })
  .call({
    route: "POST /requirements",
    allow: "anyone",
    summary: "Send a buy or sell requirement",
    headers: z.object({
      "idempotency-key": z
        .string()
        .min(1)
        .max(200)
        .optional()
        .openapi({ description: "A retry with the same key and body is stored once" }),
    }),
    body: json(
      requirementPayloadSchema.extend({
        language: z.enum(LANGUAGES).default("en"),
        ...honeypot.field,
      }),
      "The requirement",
    ),
    answer: ok(
      z.object({ _id: z.string(), reference: z.string() }),
      "Stored; quote the reference when you ask about it",
      201,
    ),
    also: honeypot.answer,
    errors: [413, 429],
    run: ({ app, address, headers, body: { website, language, ...payload }, c }) =>
      website
        ? honeypot.answerTo(c)
        : app.requirements.submit(payload, {
            language,
            clientAddress: address,
            referral: referralOf(c),
            idempotencyKey: headers["idempotency-key"] ?? null,
          }),
  })
  .call({
    route: "GET /requirements",
    summary: "Read requirements, newest first (admin)",
    query: requirementFilterSchema,
    answer: page(requirementSchema, "A page of requirements"),
    run: async ({ app, actor, query }) =>
      mapPage(await app.requirements.list(actor, query), present),
  })
  .call({
    route: "GET /requirements/export.csv",
    summary: "All requirements of a filter as a table for Excel (admin)",
    query: requirementFilterSchema.omit({ limit: true, cursor: true }),
    answer: raw("CSV in UTF-8", "text/csv"),
    run: async ({ app, caller, c }) => {
      const filter = requirementFilterSchema.parse(c.req.query());
      const pages = await app.requirements.export(caller, filter);
      return download(c, csvOf(pages), { type: "text/csv", name: "requirements.csv" });
    },
  })
  .call({
    route: "PATCH /requirements/{id}",
    summary: "Set status, note or who looks after it (admin)",
    body: json(requirementChangesSchema, "What changes"),
    answer: ok(requirementSchema, "As it is now"),
    run: async ({ app, caller, params: { id }, body }) =>
      present(await app.requirements.update(caller, id, body)),
  });

function present(requirement: Requirement) {
  return {
    ...requirement,
    budget: requirement.budgetText,
    requirements: requirement.message,
  };
}
