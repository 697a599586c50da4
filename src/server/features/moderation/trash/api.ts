import { deletedThingAnswerSchema } from "#domain/moderation/answer-schema.ts";
import { trashFilterSchema } from "#domain/moderation/queue-schema.ts";
import type { TrashItem } from "#domain/moderation/trash.ts";
import { RESTORE_DAYS } from "#domain/shared/deletion.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import { mapPage, named, page } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

export const trashApi = createRouter({ tag: "Admin", allow: "admin" }).call({
  route: "GET /admin/trash",
  summary: "What was deleted in the last thirty days, the latest first (admin)",
  query: trashFilterSchema,
  answer: page(named(deletedThingAnswerSchema, "DeletedThing"), "A page of deleted things"),
  run: async ({ app, caller, query }) => mapPage(await app.trash.list(caller, query), present),
});

function present(item: TrashItem) {
  return { ...item, goneAt: new Date(Date.parse(item.deletedAt) + RESTORE_DAYS * DAY_MS) };
}
