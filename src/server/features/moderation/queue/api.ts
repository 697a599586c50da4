import { createRoute, z } from "@hono/zod-openapi";
import { queueItemAnswerSchema } from "#domain/moderation/answer-schema.ts";
import type { QueueItem } from "#domain/moderation/queue.ts";
import { queueFilterSchema } from "#domain/moderation/queue-schema.ts";
import { pictureUrl } from "#domain/pictures/picture.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  errorResponses,
  json,
  okPage,
  pageSchema,
} from "#server/platform/http/router.ts";

const _text = z.string().nullable();
const count = z.number().int();

const itemSchema = queueItemAnswerSchema.openapi("QueueItem");

const list = createRoute({
  method: "get",
  path: "/admin/queue",
  tags: ["Admin"],
  summary: "All that waits for a decision, the longest waiting first (admin)",
  middleware: allow("admin"),
  request: { query: queueFilterSchema },
  responses: {
    200: json(
      pageSchema(itemSchema).extend({
        counts: z.object({
          listing: count,
          edit: count,
          company: count,
          report: count,
          review: count,
        }),
      }),
      "A page of the queue",
    ),
    ...errorResponses(401, 403, 422),
  },
});

export const queueApi = createRouter().openapi(list, async (c) => {
  const queue = await c.var.app.queue.list(callerOf(c), c.req.valid("query"));
  return c.json({ ...okPage(queue, present), counts: queue.counts }, 200);
});

function present({ id, pictureId, ...item }: QueueItem): z.output<typeof itemSchema> {
  return { _id: id, ...item, pictureUrl: pictureId && pictureUrl(pictureId, 320, "webp") };
}
