import { checkedAnswerSchema, systemAnswerSchema } from "#domain/operations/answer-schema.ts";
import { systemCheckSchema } from "#domain/operations/system-schema.ts";
import { json, named, ok } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";
import { say } from "#server/platform/messages/say.ts";

export const systemApi = createRouter({ tag: "Admin", allow: "admin" })
  .call({
    route: "GET /admin/system",
    summary: "Version, database, disk, last backup and jobs (admin)",
    answer: ok(named(systemAnswerSchema, "System"), "The state"),
    run: ({ app, caller }) => app.system.get(caller),
  })
  .call({
    route: "POST /admin/system/check",
    summary: "Send a test mail or a test text, or try the store of pictures (admin)",
    body: json(systemCheckSchema, "What, and to whom"),
    answer: ok(checkedAnswerSchema, "Whether it works, and what the other side said"),
    run: async ({ app, caller, language, body }) => {
      const to = "to" in body ? body.to : "";
      const { isWorking, message } = await app.system.check(caller, body.what, to);
      return {
        isWorking,
        message: typeof message === "string" ? message : say(language, message),
      };
    },
  });
