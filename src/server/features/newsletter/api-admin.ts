import { z } from "@hono/zod-openapi";
import {
  issueAnswerSchema,
  previewAnswerSchema,
  subscriberAnswerSchema,
} from "#domain/newsletter/answer-schema.ts";
import { previewSchema, subscriberFilterSchema } from "#domain/newsletter/newsletter-schema.ts";
import { done, named, ok, page } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

const subscriberSchema = named(subscriberAnswerSchema, "Subscriber");
const previewedSchema = named(previewAnswerSchema, "NewsletterPreview");
const issueSchema = named(issueAnswerSchema, "NewsletterIssue");

export const newsletterAdminApi = createRouter({ tag: "Admin", allow: "admin" })
  .call({
    route: "GET /admin/newsletter",
    summary: "Who asked for the newsletter, newest first (admin)",
    query: subscriberFilterSchema,
    answer: page(subscriberSchema, "A page of subscribers"),
    run: async ({ app, caller, query }) => {
      const { items, ...rest } = await app.newsletter.listSubscribers(caller, query);
      return { ...rest, items: items.map((row) => ({ ...row, city: row.citySlug })) };
    },
  })
  .call({
    route: "GET /admin/newsletter/preview",
    summary: "The next issue, as readers of a city would get it now (admin)",
    query: previewSchema,
    answer: ok(previewedSchema, "The preview"),
    run: ({ app, caller, query }) => app.newsletter.getPreview(caller, query),
  })
  .call({
    route: "GET /admin/newsletter/issues",
    summary: "The last issues and how many got them (admin)",
    answer: ok(z.array(issueSchema), "The latest first"),
    run: ({ app, caller }) => app.newsletter.listIssues(caller),
  })
  .call({
    route: "DELETE /admin/newsletter/{id}",
    summary: "Forget a subscriber for good (admin)",
    answer: done(z.object({ _id: z.string() }), "Gone"),
    run: async ({ app, caller, params: { id } }) => {
      await app.newsletter.removeSubscriber(caller, id);
      return { message: "Subscriber removed", data: { id } };
    },
  });
