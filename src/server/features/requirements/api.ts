import { createRoute, z } from "@hono/zod-openapi";
import { AppError } from "#domain/errors.ts";
import { LANGUAGES } from "#domain/language.ts";
import { requirementPayloadSchema } from "#domain/requirement-schema.ts";
import { createRouter, errorResponses, json, ok, okSchema } from "#server/http/router.ts";

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
        .min(8)
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

const list = createRoute({
  method: "get",
  path: "/requirements",
  tags: ["Requirements"],
  summary: "Read requirements (admin)",
  responses: errorResponses(401, 403),
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
  .openapi(list, (c) => {
    throw c.var.actor
      ? new AppError("FORBIDDEN", "Only an admin may read requirements")
      : new AppError("UNAUTHENTICATED", "Sign in to read requirements");
  });
