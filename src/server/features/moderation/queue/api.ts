import { z } from "@hono/zod-openapi";
import { queueItemAnswerSchema } from "#domain/moderation/answer-schema.ts";
import type { QueueItem } from "#domain/moderation/queue.ts";
import { queueFilterSchema } from "#domain/moderation/queue-schema.ts";
import { pictureUrl } from "#domain/pictures/picture.ts";
import { mapPage, named, page } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

const count = z.number().int();
const counts = z.object({
  listing: count,
  edit: count,
  company: count,
  report: count,
  review: count,
});

export const queueApi = createRouter({ tag: "Admin", allow: "admin" }).call({
  route: "GET /admin/queue",
  summary: "All that waits for a decision, the longest waiting first (admin)",
  query: queueFilterSchema,
  answer: page(named(queueItemAnswerSchema, "QueueItem"), "A page of the queue", { counts }),
  run: async ({ app, caller, query }) => mapPage(await app.queue.list(caller, query), present),
});

function present({ pictureId, ...item }: QueueItem) {
  return { ...item, pictureUrl: pictureId && pictureUrl(pictureId, 320, "webp") };
}
