import { createRoute, z } from "@hono/zod-openapi";
import { subscriberFilterSchema } from "#domain/desk-schema.ts";
import { SUBSCRIBER_STATUSES } from "#domain/inquiry.ts";
import { LANGUAGES } from "#domain/language.ts";
import { allow, callerOf } from "#server/http/gate.ts";
import {
  createRouter,
  done,
  doneSchema,
  errorResponses,
  json,
  okPage,
  pageSchema,
} from "#server/http/router.ts";

const common = { tags: ["Admin"], middleware: allow("admin") };

const subscriberSchema = z
  .object({
    _id: z.string(),
    email: z.string(),
    status: z.enum(SUBSCRIBER_STATUSES),
    language: z.enum(LANGUAGES),
    createdAt: z.string(),
    confirmedAt: z.string().nullable(),
    unsubscribedAt: z.string().nullable(),
  })
  .openapi("Subscriber");

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

type Row = {
  id: string;
  email: string;
  status: (typeof SUBSCRIBER_STATUSES)[number];
  language: (typeof LANGUAGES)[number];
  createdAt: Date;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
};

export const newsletterDeskApi = createRouter()
  .openapi(list, async (c) => {
    const page = await c.var.app.newsletter.listSubscribers(callerOf(c), c.req.valid("query"));
    return c.json(okPage(page, present), 200);
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
    createdAt: row.createdAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
  };
}
