import { createRoute, z } from "@hono/zod-openapi";
import {
  issueAnswerSchema,
  previewAnswerSchema,
  subscriberAnswerSchema,
} from "#domain/newsletter/answer-schema.ts";
import type { SUBSCRIBER_STATUSES } from "#domain/newsletter/newsletter.ts";
import { previewSchema, subscriberFilterSchema } from "#domain/newsletter/newsletter-schema.ts";
import type { LANGUAGES } from "#domain/shared/language.ts";
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

const common = { tags: ["Admin"], middleware: allow("admin") };

const subscriberSchema = subscriberAnswerSchema.openapi("Subscriber");

const list = createRoute({
  ...common,
  method: "get",
  path: "/admin/newsletter",
  summary: "Who asked for the newsletter, newest first (admin)",
  request: { query: subscriberFilterSchema },
  responses: {
    200: json(pageSchema(subscriberSchema), "A page of subscribers"),
    ...errorResponses(401, 403, 422),
  },
});

const remove = createRoute({
  ...common,
  method: "delete",
  path: "/admin/newsletter/{id}",
  summary: "Forget a subscriber for good (admin)",
  request: { params: z.object({ id: z.string() }) },
  responses: {
    200: json(doneSchema(z.object({ _id: z.string() })), "Gone"),
    ...errorResponses(401, 403, 404),
  },
});

const previewedSchema = previewAnswerSchema.openapi("NewsletterPreview");

const preview = createRoute({
  ...common,
  method: "get",
  path: "/admin/newsletter/preview",
  summary: "The next issue, as readers of a city would get it now (admin)",
  request: { query: previewSchema },
  responses: {
    200: json(okSchema(previewedSchema), "The preview"),
    ...errorResponses(401, 403, 422),
  },
});

const issueSchema = issueAnswerSchema.openapi("NewsletterIssue");

const issues = createRoute({
  ...common,
  method: "get",
  path: "/admin/newsletter/issues",
  summary: "The last issues and how many got them (admin)",
  responses: {
    200: json(okSchema(z.array(issueSchema)), "The latest first"),
    ...errorResponses(401, 403),
  },
});

type Row = {
  id: string;
  email: string;
  status: (typeof SUBSCRIBER_STATUSES)[number];
  language: (typeof LANGUAGES)[number];
  citySlug: string | null;
  createdAt: Date;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
};

export const newsletterAdminApi = createRouter()
  .openapi(list, async (c) => {
    const page = await c.var.app.newsletter.listSubscribers(callerOf(c), c.req.valid("query"));
    return c.json(okPage(page, present), 200);
  })
  .openapi(preview, async (c) => {
    const found = await c.var.app.newsletter.getPreview(callerOf(c), c.req.valid("query"));
    return c.json(ok({ ...found, nextIssueAt: found.nextIssueAt.toISOString() }), 200);
  })
  .openapi(issues, async (c) => {
    const rows = await c.var.app.newsletter.listIssues(callerOf(c));
    const shown = rows.map(({ id, dueAt, sent, withoutNews, finishedAt }) => ({
      _id: id,
      dueAt: dueAt.toISOString(),
      sent,
      withoutNews,
      finishedAt: finishedAt?.toISOString() ?? null,
    }));
    return c.json(ok(shown), 200);
  })
  .openapi(remove, async (c) => {
    const { id } = c.req.valid("param");
    await c.var.app.newsletter.removeSubscriber(callerOf(c), id);
    return c.json(done("Subscriber removed", { _id: id }), 200);
  });

function present(row: Row): z.output<typeof subscriberSchema> {
  return {
    _id: row.id,
    email: row.email,
    status: row.status,
    language: row.language,
    city: row.citySlug,
    createdAt: row.createdAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
  };
}
