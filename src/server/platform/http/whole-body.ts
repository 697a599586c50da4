/** Reads a small body before its request enters admission control: while it arrives it holds no place. */

import type { IncomingMessage } from "node:http";

export const MAX_BODY_BYTES = 100 * 1024;

/** Calls `go` once the body is complete, or as soon as it is larger than any handler accepts. */
export function withWholeBody(request: IncomingMessage, go: () => void): void {
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES) {
    go();
    return;
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  request.on("data", take);
  request.once("end", finish);

  function take(chunk: Buffer): void {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes <= MAX_BODY_BYTES) return;
    request.off("data", take).off("end", finish).pause();
    finish();
  }

  function finish(): void {
    // Where Hono's adapter looks for a body that was already read.
    Object.assign(request, { rawBody: Buffer.concat(chunks) });
    go();
  }
}
