/** A file that is written while it is sent. */

import type { Context } from "hono";

export function download(
  c: Context,
  chunks: AsyncGenerator<string>,
  { type, name }: { type: string; name: string },
): Response {
  return c.body(streamOf(chunks), 200, {
    "Content-Type": `${type}; charset=utf-8`,
    "Content-Disposition": `attachment; filename="${name}"`,
    "Cache-Control": "no-store",
  });
}

/** Fetches the next chunk only after the last was taken: a slow reader fills no memory. */
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
