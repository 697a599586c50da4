import { createRoute, z } from "@hono/zod-openapi";
import { failedJobAnswerSchema, messageAnswerSchema } from "#domain/operations/answer-schema.ts";
import type { MessageInQueue } from "#domain/operations/email-queue.ts";
import { emailQueueFilterSchema } from "#domain/operations/email-queue-schema.ts";
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
const params = z.object({ id: z.string() });

const messageSchema = messageAnswerSchema.openapi("Message");

const list = createRoute({
  ...common,
  method: "get",
  path: "/admin/outbox",
  summary: "Outgoing messages, newest first (admin)",
  request: { query: emailQueueFilterSchema },
  responses: {
    200: json(
      pageSchema(messageSchema).extend({ hasMailServer: z.boolean() }),
      "A page of messages",
    ),
    ...errorResponses(401, 403, 422),
  },
});

const read = createRoute({
  ...common,
  method: "get",
  path: "/admin/outbox/{id}",
  summary:
    "One message with its body; what would let its reader act for somebody is hidden (admin)",
  request: { params },
  responses: {
    200: json(okSchema(messageSchema.extend({ body: z.string() })), "The message"),
    ...errorResponses(401, 403, 404),
  },
});

const retry = createRoute({
  ...common,
  method: "post",
  path: "/admin/outbox/{id}/retry",
  summary: "Send a mail now that failed or waits (admin)",
  request: { params },
  responses: {
    200: json(doneSchema(messageSchema), "As it is now"),
    ...errorResponses(401, 403, 404, 409),
  },
});

const retryFailed = createRoute({
  ...common,
  method: "post",
  path: "/admin/outbox/retry-failed",
  summary: "Send every mail now that was given up (admin)",
  responses: {
    200: json(doneSchema(z.object({ count: z.number().int() })), "How many"),
    ...errorResponses(401, 403),
  },
});

const jobs = createRoute({
  ...common,
  method: "get",
  path: "/admin/jobs/failed",
  summary: "Jobs that broke off, the latest first (admin)",
  responses: {
    200: json(okSchema(z.array(failedJobAnswerSchema)), "At most fifty"),
    ...errorResponses(401, 403),
  },
});

export const emailQueueApi = createRouter()
  .openapi(list, async (c) => {
    const { outbox } = c.var.app;
    const page = await outbox.list(callerOf(c), c.req.valid("query"));
    return c.json({ ...okPage(page, present), hasMailServer: outbox.hasMailServer }, 200);
  })
  .openapi(read, async (c) => {
    const { body, ...message } = await c.var.app.outbox.get(callerOf(c), c.req.valid("param").id);
    return c.json(ok({ ...present(message), body }), 200);
  })
  .openapi(retryFailed, async (c) => {
    const count = await c.var.app.outbox.retryFailed(callerOf(c));
    return c.json(done("They are on their way", { count }), 200);
  })
  .openapi(retry, async (c) => {
    const message = await c.var.app.outbox.retry(callerOf(c), c.req.valid("param").id);
    return c.json(done("It is on its way", present(message)), 200);
  })
  .openapi(jobs, async (c) => {
    const failed = await c.var.app.outbox.listFailedJobs(callerOf(c));
    return c.json(ok(failed.map(({ id, ...job }) => ({ _id: id, ...job }))), 200);
  });

function present({ id, ...message }: MessageInQueue): z.output<typeof messageSchema> {
  return { _id: id, ...message };
}
