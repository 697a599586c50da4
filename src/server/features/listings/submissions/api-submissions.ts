import { z } from "@hono/zod-openapi";
import { LISTING_STATUSES } from "#domain/listings/listing.ts";
import { SUBMISSION_STATES } from "#domain/listings/submission.ts";
import { submissionSchema } from "#domain/listings/submission-schema.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { listingSchema, presentListing } from "#server/features/listings/presenter.ts";
import { json, ok } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";
import type { Submission } from "./service-submissions.ts";

const params = z.object({ token: z.string().max(200) });
const body = json(submissionSchema, "The spec's sell form");

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

const answer = ok(statusSchema, "The state");

export const submissionsApi = createRouter({ tag: "Submissions" })
  .call({
    route: "POST /submissions",
    summary: "Offer a property for review; needs no account",
    query: z.object({ language: z.enum(LANGUAGES).default("en") }),
    body,
    answer: ok(submitted, "Taken in for review", 201),
    errors: [413, 429],
    run: ({ app, caller, query, body: offer }) =>
      app.submissions.submit(caller, offer, query.language),
  })
  .call({
    route: "GET /submissions/{token}",
    summary: "How it stands, for whoever holds the secret link",
    params,
    answer,
    run: async ({ app, params: { token } }) => present(await app.submissions.get(token)),
  })
  .call({
    route: "POST /submissions/{token}/confirm",
    summary: "Say that the home is still available; sets confirmedAt",
    params,
    answer,
    errors: [422, 429],
    run: async ({ app, caller, params: { token } }) => {
      await app.submissions.confirm(caller, token);
      return present(await app.submissions.get(token));
    },
  })
  .call({
    route: "PUT /submissions/{token}",
    summary: "Answer a change that was asked for; it goes to review again",
    params,
    body,
    answer,
    errors: [413, 429],
    run: async ({ app, caller, params: { token }, body: offer }) => {
      await app.submissions.update(caller, token, offer);
      return present(await app.submissions.get(token));
    },
  });

function present(submission: Submission) {
  return { ...submission, property: presentListing(submission.property) };
}
