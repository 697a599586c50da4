import { Readable } from "node:stream";
import { createRoute, z } from "@hono/zod-openapi";
import type { BulkProgress } from "#domain/moderation/bulk.ts";
import { bulkSchema } from "#domain/moderation/bulk-schema.ts";
import type { Language } from "#domain/shared/language.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import { createRouter, errorResponses, json, languageOf } from "#server/platform/http/router.ts";
import { say } from "#server/platform/messages/say.ts";

const start = createRoute({
  method: "post",
  path: "/admin/bulk",
  tags: ["Admin"],
  summary: "One act on many things: these, or all that a list finds (admin)",
  description:
    "If one of those named is not there, nothing is done. Otherwise each is done by itself, and the answer has a line of JSON for each step, {done, of}; the last one has failed as well, a list of {kind, _id, name, message}.",
  middleware: allow("admin"),
  request: { body: { ...json(bulkSchema, "What, and to which"), required: true } },
  responses: {
    200: {
      description: "How far it is, line by line",
      content: { "application/x-ndjson": { schema: z.string() } },
    },
    ...errorResponses(400, 401, 403, 404, 413, 422),
  },
});

export const bulkApi = createRouter().openapi(start, async (c) => {
  const steps = await c.var.app.bulk.start(callerOf(c), c.req.valid("json"));
  const lines = Readable.from(linesOf(steps, languageOf(c)));
  const answer = c.body(Readable.toWeb(lines) as ReadableStream, 200, {
    "Content-Type": "application/x-ndjson",
    "Cache-Control": "no-store",
    // A proxy that buffers the response would hide the progress.
    "X-Accel-Buffering": "no",
  });
  // The typings take any type with "json" in its name for a single JSON document.
  return answer as never;
});

async function* linesOf(steps: AsyncGenerator<BulkProgress>, language: Language) {
  const encoder = new TextEncoder();
  for await (const { failed, ...step } of steps) {
    const told = failed?.map(({ id, message, ...one }) => ({
      ...one,
      _id: id,
      message: say(language, message),
    }));
    yield encoder.encode(`${JSON.stringify({ ...step, ...(told && { failed: told }) })}\n`);
  }
}
