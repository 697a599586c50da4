import { z } from "@hono/zod-openapi";
import { failedJobAnswerSchema, messageAnswerSchema } from "#domain/operations/answer-schema.ts";
import { emailQueueFilterSchema } from "#domain/operations/email-queue-schema.ts";
import { done, named, ok, page } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

const messageSchema = named(messageAnswerSchema, "Message");

export const emailQueueApi = createRouter({ tag: "Admin", allow: "admin" })
  .call({
    route: "GET /admin/outbox",
    summary: "Outgoing messages, newest first (admin)",
    query: emailQueueFilterSchema,
    answer: page(messageSchema, "A page of messages", { hasMailServer: z.boolean() }),
    run: async ({ app: { outbox }, caller, query }) => ({
      ...(await outbox.list(caller, query)),
      hasMailServer: outbox.hasMailServer,
    }),
  })
  .call({
    route: "GET /admin/outbox/{id}",
    summary:
      "One message with its body; what would let its reader act for somebody is hidden (admin)",
    answer: ok(messageSchema.extend({ body: z.string() }), "The message"),
    run: ({ app, caller, params: { id } }) => app.outbox.get(caller, id),
  })
  .call({
    route: "POST /admin/outbox/retry-failed",
    summary: "Send every mail now that was given up (admin)",
    answer: done(z.object({ count: z.number().int() }), "How many"),
    run: async ({ app, caller }) => ({
      message: "They are on their way",
      data: { count: await app.outbox.retryFailed(caller) },
    }),
  })
  .call({
    route: "POST /admin/outbox/{id}/retry",
    summary: "Send a mail now that failed or waits (admin)",
    answer: done(messageSchema, "As it is now"),
    errors: [409],
    run: async ({ app, caller, params: { id } }) => ({
      message: "It is on its way",
      data: await app.outbox.retry(caller, id),
    }),
  })
  .call({
    route: "GET /admin/jobs/failed",
    summary: "Jobs that broke off, the latest first (admin)",
    answer: ok(z.array(failedJobAnswerSchema), "At most fifty"),
    run: ({ app, caller }) => app.outbox.listFailedJobs(caller),
  });
