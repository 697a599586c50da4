import { createRoute, z } from "@hono/zod-openapi";
import { LANGUAGES } from "#domain/language.ts";
import {
  LISTING_TYPES,
  REQUIREMENT_PROPERTY_TYPES,
  REQUIREMENT_STATUSES,
  type Requirement,
} from "#domain/requirement.ts";
import { requirementFilterSchema, requirementPayloadSchema } from "#domain/requirement-schema.ts";
import {
  createRouter,
  errorResponses,
  json,
  ok,
  okPage,
  okSchema,
  pageSchema,
} from "#server/http/router.ts";

const formExtras = {
  language: z.enum(LANGUAGES).default("en"),
  /** A trap: filled by programs that fill every field, never by people, who do not see it. */
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

const requirementSchema = z
  .object({
    _id: z.string(),
    reference: z.string(),
    listingType: z.enum(LISTING_TYPES),
    name: z.string(),
    phone: z.string(),
    email: z.string().nullable(),
    propertyType: z.enum(REQUIREMENT_PROPERTY_TYPES),
    location: z.string(),
    budget: z.string(),
    budgetMin: z.number(),
    budgetMax: z.number().nullable(),
    requirements: z.string(),
    status: z.enum(REQUIREMENT_STATUSES),
    createdAt: z.string(),
  })
  .openapi("Requirement");

const list = createRoute({
  method: "get",
  path: "/requirements",
  tags: ["Requirements"],
  summary: "Read requirements, newest first (admin)",
  request: { query: requirementFilterSchema },
  responses: {
    200: json(pageSchema(requirementSchema), "A page of requirements"),
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
      idempotencyKey: c.req.valid("header")["idempotency-key"] ?? null,
    });
    return c.json(ok({ _id: id, reference }), 201);
  })
  .openapi(list, async (c) => {
    const page = await c.var.app.requirements.list(c.var.actor, c.req.valid("query"));
    return c.json(okPage(page, present), 200);
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
    createdAt: requirement.createdAt,
  };
}
