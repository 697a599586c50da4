/** A company's public reviews, and the user's own review of it. */

import { z } from "@hono/zod-openapi";
import { REVIEW_STATUSES } from "#domain/reviews/review.ts";
import { publishedReviewFilterSchema, reviewInputSchema } from "#domain/reviews/review-schema.ts";
import { done, json, ok, page } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

const ownReviewSchema = z
  .object({
    rating: z.number().int(),
    text: z.string(),
    status: z.enum(REVIEW_STATUSES),
    statusReason: z.string().nullable(),
    updatedAt: z.string(),
  })
  .openapi("OwnReview");

const publishedSchema = z
  .object({
    _id: z.string(),
    author: z.string().openapi({ description: 'Shortened, such as "Asha K."' }),
    rating: z.number().int(),
    text: z.string(),
    writtenAt: z.string(),
  })
  .openapi("PublishedReview");

export const companyReviewsApi = createRouter({ tag: "Reviews", allow: "user" })
  .call({
    route: "GET /companies/{id}/reviews",
    allow: "anyone",
    summary: "What was published about a company, newest first",
    query: publishedReviewFilterSchema,
    answer: page(publishedSchema, "A page of reviews"),
    run: ({ app, params: { id }, query }) => app.reviews.listPublished(id, query),
  })
  .call({
    route: "GET /companies/{id}/review",
    summary: "What one wrote about a company, and whether one may",
    answer: ok(
      z.object({ canReview: z.boolean(), review: ownReviewSchema.nullable() }),
      "One's own review, if there is one",
    ),
    run: async ({ app, caller, params: { id } }) => {
      const { review, bar } = await app.reviews.getOwn(caller, id);
      return { canReview: bar === null, review };
    },
  })
  .call({
    route: "PUT /companies/{id}/review",
    summary: "Review a company one has contacted; written again, it replaces the first",
    body: json(reviewInputSchema, "The review"),
    answer: done(ownReviewSchema, "It waits for the desk"),
    errors: [403, 429],
    run: async ({ app, caller, params: { id }, body }) => ({
      message: "Thank you. Your review will be read before it is shown.",
      data: await app.reviews.write(caller, id, body),
    }),
  });
