import { Readable } from "node:stream";
import type { BulkProgress } from "#domain/moderation/bulk.ts";
import { bulkSchema } from "#domain/moderation/bulk-schema.ts";
import type { Language } from "#domain/shared/language.ts";
import { json, raw } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";
import { say } from "#server/platform/messages/say.ts";

export const bulkApi = createRouter({ tag: "Admin", allow: "admin" }).call({
  route: "POST /admin/bulk",
  summary: "One act on many things: these, or all that a list finds (admin)",
  description:
    "If one of those named is not there, nothing is done. Otherwise each is done by itself, and the answer has a line of JSON for each step, {done, of}; the last one has failed as well, a list of {kind, _id, name, message}.",
  body: json(bulkSchema, "What, and to which"),
  answer: raw("How far it is, line by line", "application/x-ndjson"),
  errors: [404, 413],
  run: async ({ app, caller, body, language, c }) => {
    const steps = await app.bulk.start(caller, body);
    const lines = Readable.from(linesOf(steps, language));
    return c.body(Readable.toWeb(lines) as ReadableStream, 200, {
      "Content-Type": "application/x-ndjson",
      "Cache-Control": "no-store",
      // A proxy that buffers the response would hide the progress.
      "X-Accel-Buffering": "no",
    });
  },
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
