import { createRoute, z } from "@hono/zod-openapi";
import { reviewVerdictSchema } from "#domain/moderation/verdict-schema.ts";
import { reviewAnswerSchema } from "#domain/reviews/answer-schema.ts";
import type { ManagedReview } from "#domain/reviews/review.ts";
import { reviewFilterSchema } from "#domain/reviews/review-schema.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  done,
  doneSchema,
  errorResponses,
  hiddenResponse,
  json,
  okPage,
  pageSchema,
} from "#server/platform/http/router.ts";

const common = { tags: ["Admin"], middleware: allow("admin") };
const params = z.object({ id: z.string() });

const reviewSchema = reviewAnswerSchema.openapi("Review");

const changed = json(doneSchema(reviewSchema), "As it is now");

const list = createRoute({
  ...common,
  method: "get",
  path: "/admin/reviews",
  summary: "Reviews of companies, newest first (admin)",
  request: { query: reviewFilterSchema },
  responses: {
    200: json(pageSchema(reviewSchema), "A page of reviews"),
    ...errorResponses(401, 403, 422),
  },
});

const decide = createRoute({
  ...common,
  method: "post",
  path: "/admin/reviews/{id}/decision",
  summary: "Publish or reject a review; the company's rating follows (admin)",
  request: { params, body: { ...json(reviewVerdictSchema, "The verdict"), required: true } },
  responses: { 200: changed, ...errorResponses(400, 401, 403, 404, 422) },
});

const remove = createRoute({
  ...common,
  method: "delete",
  path: "/admin/reviews/{id}",
  summary: "Delete a review (admin)",
  request: { params },
  responses: {
    200: hiddenResponse(),
    ...errorResponses(401, 403, 404),
  },
});

const restore = createRoute({
  ...common,
  method: "post",
  path: "/admin/reviews/{id}/restore",
  summary: "Take a deletion back (admin)",
  request: { params },
  responses: { 200: changed, ...errorResponses(401, 403, 404, 409) },
});

export const reviewsApi = createRouter()
  .openapi(list, async (c) => {
    const page = await c.var.app.reviews.list(callerOf(c), c.req.valid("query"));
    return c.json(okPage(page, present), 200);
  })
  .openapi(decide, async (c) => {
    const given = c.req.valid("json");
    const review = await c.var.app.reviews.decide(callerOf(c), c.req.valid("param").id, given);
    const words = given.verdict === "approve" ? "Review published" : "Review rejected";
    return c.json(done(words, present(review)), 200);
  })
  .openapi(remove, async (c) => {
    const { id } = c.req.valid("param");
    await c.var.app.reviews.remove(callerOf(c), id);
    return c.json(done("Review deleted", { _id: id }), 200);
  })
  .openapi(restore, async (c) => {
    const review = await c.var.app.reviews.restore(callerOf(c), c.req.valid("param").id);
    return c.json(done("Review restored", present(review)), 200);
  });

function present({ id, ...review }: ManagedReview): z.output<typeof reviewSchema> {
  return { _id: id, ...review };
}
