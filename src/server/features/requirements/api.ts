import { Readable } from "node:stream";
import { createRoute, z } from "@hono/zod-openapi";
import { requirementAnswerSchema } from "#domain/requirements/answer-schema.ts";
import type { Requirement } from "#domain/requirements/requirement.ts";
import {
  requirementChangesSchema,
  requirementFilterSchema,
  requirementPayloadSchema,
} from "#domain/requirements/requirement-schema.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { allow, callerOf, referralOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  errorResponses,
  json,
  ok,
  okPage,
  okSchema,
  pageSchema,
} from "#server/platform/http/router.ts";
import { csvOf } from "./csv.ts";

const formExtras = {
  language: z.enum(LANGUAGES).default("en"),
  /** Honeypot: filled by bots that fill every field, never by people, who do not see it. */
  website: z.string().max(500).nullish(),
};

const submit = createRoute({
  method: "post",
  path: "/requirements",
  tags: ["Requirements"],
  summary: "Send a buy or sell requirement",
  request: {
    headers: z.object({
      "idempotency-key": z
        .string()
        .min(1)
        .max(200)
        .optional()
        .openapi({ description: "A retry with the same key and body is stored once" }),
    }),
    body: {
      ...json(requirementPayloadSchema.extend(formExtras), "The requirement"),
      required: true,
    },
  },
  responses: {
    201: json(
      okSchema(z.object({ _id: z.string(), reference: z.string() })),
      "Stored; quote the reference when you ask about it",
    ),
    200: json(okSchema(z.object({})), "Taken for a program's doing; nothing was stored"),
    ...errorResponses(400, 413, 422, 429),
  },
});

const requirementSchema = requirementAnswerSchema.openapi("Requirement");

const list = createRoute({
  method: "get",
  path: "/requirements",
  tags: ["Requirements"],
  summary: "Read requirements, newest first (admin)",
  middleware: allow("admin"),
  request: { query: requirementFilterSchema },
  responses: {
    200: json(pageSchema(requirementSchema), "A page of requirements"),
    ...errorResponses(401, 403, 422),
  },
});

const update = createRoute({
  method: "patch",
  path: "/requirements/{id}",
  tags: ["Requirements"],
  summary: "Set status, note or who looks after it (admin)",
  middleware: allow("admin"),
  request: {
    params: z.object({ id: z.string() }),
    body: { ...json(requirementChangesSchema, "What changes"), required: true },
  },
  responses: {
    200: json(okSchema(requirementSchema), "As it is now"),
    ...errorResponses(400, 401, 403, 404, 422),
  },
});

const exportAll = createRoute({
  method: "get",
  path: "/requirements/export.csv",
  tags: ["Requirements"],
  summary: "All requirements of a filter as a table for Excel (admin)",
  middleware: allow("admin"),
  request: { query: requirementFilterSchema.omit({ limit: true, cursor: true }) },
  responses: {
    200: { description: "CSV in UTF-8", content: { "text/csv": { schema: z.string() } } },
    ...errorResponses(401, 403, 422),
  },
});

export const requirementsApi = createRouter()
  .openapi(submit, async (c) => {
    const { website, language, ...payload } = c.req.valid("json");
    if (website) return c.json(ok({}), 200);
    const { id, reference } = await c.var.app.requirements.submit(payload, {
      language,
      clientAddress: c.var.clientAddress,
      referral: referralOf(c),
      idempotencyKey: c.req.valid("header")["idempotency-key"] ?? null,
    });
    return c.json(ok({ _id: id, reference }), 201);
  })
  .openapi(list, async (c) => {
    const page = await c.var.app.requirements.list(c.var.actor, c.req.valid("query"));
    return c.json(okPage(page, present), 200);
  })
  .openapi(exportAll, async (c) => {
    const filter = requirementFilterSchema.parse(c.req.query());
    const pages = await c.var.app.requirements.export(callerOf(c), filter);
    return c.body(Readable.toWeb(Readable.from(csvOf(pages))) as ReadableStream, 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": 'attachment; filename="requirements.csv"',
      "Cache-Control": "no-store",
    });
  })
  .openapi(update, async (c) => {
    const { id } = c.req.valid("param");
    const changed = await c.var.app.requirements.update(callerOf(c), id, c.req.valid("json"));
    return c.json(ok(present(changed)), 200);
  });

function present(requirement: Requirement): z.output<typeof requirementSchema> {
  return {
    _id: requirement.id,
    reference: requirement.reference,
    listingType: requirement.listingType,
    name: requirement.name,
    phone: requirement.phone,
    email: requirement.email,
    propertyType: requirement.propertyType,
    location: requirement.location,
    budget: requirement.budgetText,
    budgetMin: requirement.budgetMin,
    budgetMax: requirement.budgetMax,
    requirements: requirement.message,
    status: requirement.status,
    note: requirement.note,
    assignedTo: requirement.assignedTo,
    createdAt: requirement.createdAt,
    updatedAt: requirement.updatedAt,
  };
}
