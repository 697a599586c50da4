/** A company's public reviews, and the user's own review of it. */

import { createRoute, z } from "@hono/zod-openapi";
import { REVIEW_STATUSES } from "#domain/reviews/review.ts";
import { publishedReviewFilterSchema, reviewInputSchema } from "#domain/reviews/review-schema.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  done,
  doneSchema,
  errorResponses,
  json,
  ok,
  okPage,
  okSchema,
  pageSchema,
} from "#server/platform/http/router.ts";

const path = "/companies/{id}/review";
const common = { tags: ["Reviews"], middleware: allow() };
const params = z.object({ id: z.string() });

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

const list = createRoute({
  method: "get",
  path: "/companies/{id}/reviews",
  tags: ["Reviews"],
  summary: "What was published about a company, newest first",
  request: { params, query: publishedReviewFilterSchema },
  responses: {
    200: json(pageSchema(publishedSchema), "A page of reviews"),
    ...errorResponses(404, 422),
  },
});

const read = createRoute({
  ...common,
  path,
  method: "get",
  summary: "What one wrote about a company, and whether one may",
  request: { params },
  responses: {
    200: json(
      okSchema(z.object({ canReview: z.boolean(), review: ownReviewSchema.nullable() })),
      "One's own review, if there is one",
    ),
    ...errorResponses(401, 404),
  },
});

const write = createRoute({
  ...common,
  path,
  method: "put",
  summary: "Review a company one has contacted; written again, it replaces the first",
  request: { params, body: { ...json(reviewInputSchema, "The review"), required: true } },
  responses: {
    200: json(doneSchema(ownReviewSchema), "It waits for the desk"),
    ...errorResponses(400, 401, 403, 404, 422, 429),
  },
});

export const companyReviewsApi = createRouter()
  .openapi(list, async (c) => {
    const { id } = c.req.valid("param");
    const page = await c.var.app.reviews.listPublished(id, c.req.valid("query"));
    return c.json(
      okPage(page, ({ id: _id, ...review }) => ({ _id, ...review })),
      200,
    );
  })
  .openapi(read, async (c) => {
    const { id } = c.req.valid("param");
    const { review, bar } = await c.var.app.reviews.getOwn(callerOf(c), id);
    return c.json(ok({ canReview: bar === null, review }), 200);
  })
  .openapi(write, async (c) => {
    const { id } = c.req.valid("param");
    const review = await c.var.app.reviews.write(callerOf(c), id, c.req.valid("json"));
    return c.json(done("Thank you. Your review will be read before it is shown.", review), 200);
  });
