import { createRoute, type z } from "@hono/zod-openapi";
import { deletedThingAnswerSchema } from "#domain/moderation/answer-schema.ts";
import { trashFilterSchema } from "#domain/moderation/queue-schema.ts";
import type { TrashItem } from "#domain/moderation/trash.ts";
import { RESTORE_DAYS } from "#domain/shared/deletion.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  errorResponses,
  json,
  okPage,
  pageSchema,
} from "#server/platform/http/router.ts";

const itemSchema = deletedThingAnswerSchema.openapi("DeletedThing");

const list = createRoute({
  method: "get",
  path: "/admin/trash",
  tags: ["Admin"],
  summary: "What was deleted in the last thirty days, the latest first (admin)",
  middleware: allow("admin"),
  request: { query: trashFilterSchema },
  responses: {
    200: json(pageSchema(itemSchema), "A page of deleted things"),
    ...errorResponses(401, 403, 422),
  },
});

export const trashApi = createRouter().openapi(list, async (c) => {
  const page = await c.var.app.trash.list(callerOf(c), c.req.valid("query"));
  return c.json(okPage(page, present), 200);
});

function present({ id, ...item }: TrashItem): z.output<typeof itemSchema> {
  const goneAt = new Date(Date.parse(item.deletedAt) + RESTORE_DAYS * DAY_MS).toISOString();
  return { _id: id, ...item, goneAt };
}
