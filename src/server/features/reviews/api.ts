import { reviewVerdictSchema } from "#domain/moderation/verdict-schema.ts";
import { reviewAnswerSchema } from "#domain/reviews/answer-schema.ts";
import { reviewFilterSchema } from "#domain/reviews/review-schema.ts";
import { done, hidden, json, named, page } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

const reviewSchema = named(reviewAnswerSchema, "Review");
const changed = done(reviewSchema, "As it is now");

export const reviewsApi = createRouter({ tag: "Admin", allow: "admin" })
  .call({
    route: "GET /admin/reviews",
    summary: "Reviews of companies, newest first (admin)",
    query: reviewFilterSchema,
    answer: page(reviewSchema, "A page of reviews"),
    run: ({ app, caller, query }) => app.reviews.list(caller, query),
  })
  .call({
    route: "POST /admin/reviews/{id}/decision",
    summary: "Publish or reject a review; the company's rating follows (admin)",
    body: json(reviewVerdictSchema, "The verdict"),
    answer: changed,
    run: async ({ app, caller, params: { id }, body }) => ({
      message: body.verdict === "approve" ? "Review published" : "Review rejected",
      data: await app.reviews.decide(caller, id, body),
    }),
  })
  .call({
    route: "DELETE /admin/reviews/{id}",
    summary: "Delete a review (admin)",
    answer: hidden(),
    run: async ({ app, caller, params: { id } }) => {
      await app.reviews.remove(caller, id);
      return { message: "Review deleted", data: { id } };
    },
  })
  .call({
    route: "POST /admin/reviews/{id}/restore",
    summary: "Take a deletion back (admin)",
    answer: changed,
    errors: [409],
    run: async ({ app, caller, params: { id } }) => ({
      message: "Review restored",
      data: await app.reviews.restore(caller, id),
    }),
  });
