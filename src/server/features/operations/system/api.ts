import { createRoute, z } from "@hono/zod-openapi";
import { checkedAnswerSchema, systemAnswerSchema } from "#domain/operations/answer-schema.ts";
import { systemCheckSchema } from "#domain/operations/system-schema.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  errorResponses,
  json,
  languageOf,
  ok,
  okSchema,
} from "#server/platform/http/router.ts";
import { say } from "#server/platform/messages/say.ts";

const count = z.number().int();
const _jobs = z.object({ messages: count, imports: count });

const systemSchema = systemAnswerSchema.openapi("System");

const read = createRoute({
  method: "get",
  path: "/admin/system",
  tags: ["Admin"],
  summary: "Version, database, disk, last backup and jobs (admin)",
  middleware: allow("admin"),
  responses: { 200: json(okSchema(systemSchema), "The state"), ...errorResponses(401, 403) },
});

const check = createRoute({
  method: "post",
  path: "/admin/system/check",
  tags: ["Admin"],
  summary: "Send a test mail or a test text, or try the store of pictures (admin)",
  middleware: allow("admin"),
  request: { body: { ...json(systemCheckSchema, "What, and to whom"), required: true } },
  responses: {
    200: json(okSchema(checkedAnswerSchema), "Whether it works, and what the other side said"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const systemApi = createRouter()
  .openapi(read, async (c) => c.json(ok(await c.var.app.system.get(callerOf(c))), 200))
  .openapi(check, async (c) => {
    const given = c.req.valid("json");
    const to = "to" in given ? given.to : "";
    const { isWorking, message } = await c.var.app.system.check(callerOf(c), given.what, to);
    return c.json(
      ok({
        isWorking,
        message: typeof message === "string" ? message : say(languageOf(c), message),
      }),
      200,
    );
  });
