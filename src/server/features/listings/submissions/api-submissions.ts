import { createRoute, z } from "@hono/zod-openapi";
import { LISTING_STATUSES } from "#domain/listings/listing.ts";
import { SUBMISSION_STATES } from "#domain/listings/submission.ts";
import { submissionSchema } from "#domain/listings/submission-schema.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { listingSchema, presentListing } from "#server/features/listings/presenter.ts";
import { callerOf } from "#server/platform/http/access.ts";
import { createRouter, errorResponses, json, ok, okSchema } from "#server/platform/http/router.ts";
import type { Submission } from "./service-submissions.ts";

const tags = ["Submissions"];
const params = z.object({ token: z.string().max(200) });
const body = { ...json(submissionSchema, "The spec's sell form"), required: true };

const submitted = z.object({
  _id: z.string(),
  reference: z.string(),
  status: z.enum(LISTING_STATUSES),
  token: z
    .string()
    .nullable()
    .openapi({ description: "Opens GET /submissions/{token}; null for a seller with an account" }),
});

const statusSchema = z
  .object({
    reference: z.string(),
    state: z.enum(SUBMISSION_STATES),
    reason: z.string().nullable().openapi({ description: "What has to change, or why not" }),
    canEdit: z.boolean(),
    submittedAt: z.string(),
    property: listingSchema,
  })
  .openapi("Submission");

const submit = createRoute({
  method: "post",
  path: "/submissions",
  tags,
  summary: "Offer a property for review; needs no account",
  request: {
    query: z.object({ language: z.enum(LANGUAGES).default("en") }),
    body,
  },
  responses: {
    201: json(okSchema(submitted), "Taken in for review"),
    ...errorResponses(400, 413, 422, 429),
  },
});

const read = createRoute({
  method: "get",
  path: "/submissions/{token}",
  tags,
  summary: "How it stands, for whoever holds the secret link",
  request: { params },
  responses: { 200: json(okSchema(statusSchema), "The state"), ...errorResponses(404) },
});

const update = createRoute({
  method: "put",
  path: "/submissions/{token}",
  tags,
  summary: "Answer a change that was asked for; it goes to review again",
  request: { params, body },
  responses: {
    200: json(okSchema(statusSchema), "The state"),
    ...errorResponses(400, 404, 413, 422, 429),
  },
});

const confirm = createRoute({
  method: "post",
  path: "/submissions/{token}/confirm",
  tags,
  summary: "Say that the home is still available; sets confirmedAt",
  request: { params },
  responses: { 200: json(okSchema(statusSchema), "The state"), ...errorResponses(404, 422, 429) },
});

export const submissionsApi = createRouter()
  .openapi(submit, async (c) => {
    const { language } = c.req.valid("query");
    const { submissions } = c.var.app;
    const { id, ...rest } = await submissions.submit(callerOf(c), c.req.valid("json"), language);
    return c.json(ok({ _id: id, ...rest }), 201);
  })
  .openapi(read, async (c) => {
    const found = await c.var.app.submissions.get(c.req.valid("param").token);
    return c.json(ok(present(found)), 200);
  })
  .openapi(confirm, async (c) => {
    const { token } = c.req.valid("param");
    await c.var.app.submissions.confirm(callerOf(c), token);
    return c.json(ok(present(await c.var.app.submissions.get(token))), 200);
  })
  .openapi(update, async (c) => {
    const { token } = c.req.valid("param");
    await c.var.app.submissions.update(callerOf(c), token, c.req.valid("json"));
    return c.json(ok(present(await c.var.app.submissions.get(token))), 200);
  });

function present({ reference, state, reason, canEdit, submittedAt, property }: Submission) {
  return {
    reference,
    state,
    reason,
    canEdit,
    submittedAt,
    property: presentListing(property),
  };
}
