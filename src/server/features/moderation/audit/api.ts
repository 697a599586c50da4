import { auditEntryAnswerSchema } from "#domain/moderation/answer-schema.ts";
import { auditFilterSchema } from "#domain/moderation/audit-schema.ts";
import { named, page } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

export const auditApi = createRouter({ tag: "Admin", allow: "admin" }).call({
  route: "GET /admin/audit",
  summary: "Who did what, latest or oldest first (admin)",
  query: auditFilterSchema,
  answer: page(named(auditEntryAnswerSchema, "AuditEntry"), "A page of the log"),
  run: ({ app, caller, query }) => app.audit.list(caller, query),
});
