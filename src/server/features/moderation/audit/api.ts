import { createRoute, z } from "@hono/zod-openapi";
import { auditEntryAnswerSchema } from "#domain/moderation/answer-schema.ts";
import type { AuditEntry } from "#domain/moderation/audit.ts";
import { auditFilterSchema } from "#domain/moderation/audit-schema.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  errorResponses,
  json,
  okPage,
  pageSchema,
} from "#server/platform/http/router.ts";

const _fields = z.record(z.string(), z.unknown()).nullable();

const entrySchema = auditEntryAnswerSchema.openapi("AuditEntry");

const list = createRoute({
  method: "get",
  path: "/admin/audit",
  tags: ["Admin"],
  summary: "Who did what, latest or oldest first (admin)",
  middleware: allow("admin"),
  request: { query: auditFilterSchema },
  responses: {
    200: json(pageSchema(entrySchema), "A page of the log"),
    ...errorResponses(401, 403, 422),
  },
});

export const auditApi = createRouter().openapi(list, async (c) => {
  const page = await c.var.app.audit.list(callerOf(c), c.req.valid("query"));
  return c.json(okPage(page, present), 200);
});

function present({ id, ...entry }: AuditEntry): z.output<typeof entrySchema> {
  return { _id: id, ...entry };
}
