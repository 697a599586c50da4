import { z } from "@hono/zod-openapi";
import { EXPORT_FORMATS, EXPORTED } from "#domain/operations/export.ts";
import { callerOf } from "#server/platform/http/access.ts";
import { createRouter, errorResponses } from "#server/platform/http/router.ts";

const TYPES = { csv: "text/csv; charset=utf-8", json: "application/json; charset=utf-8" } as const;

export const exportsApi = createRouter();

// Registered manually: the response is a file, written while it is sent.
exportsApi.openAPIRegistry.registerPath({
  method: "get",
  path: "/admin/export/{file}",
  tags: ["Exports"],
  summary: "Everything of one kind as a file, or what its list finds with the same filters (admin)",
  request: {
    params: z.object({
      file: z.enum(EXPORTED.flatMap((what) => EXPORT_FORMATS.map((format) => `${what}.${format}`))),
    }),
  },
  responses: {
    200: {
      description: "The file",
      content: {
        "text/csv": { schema: z.string() },
        "application/json": { schema: z.array(z.record(z.string(), z.unknown())) },
      },
    },
    ...errorResponses(401, 403, 404, 422),
  },
});
exportsApi.get("/admin/export/:file", async (c) => {
  const { file } = c.req.param();
  const { fileName, format, chunks } = await c.var.app.exports.open(
    callerOf(c),
    file,
    c.req.query(),
  );
  return c.body(streamOf(chunks), 200, {
    "Content-Type": TYPES[format],
    "Content-Disposition": `attachment; filename="${fileName}"`,
    "Cache-Control": "no-store",
  });
});

/** Fetches the next batch only after the last was consumed: a slow reader fills no memory. */
function streamOf(chunks: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
