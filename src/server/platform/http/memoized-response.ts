/** An answer that stays the same while the process runs: built on first request, and compressed once. */

import { createHash } from "node:crypto";
import type { Context } from "hono";
import { acceptedEncoding, type Encoded, encodeAll } from "#server/platform/cache/encoding.ts";
import type { HttpEnv } from "./env.ts";

type Make = () => string | Promise<string>;

export function madeOnce(headers: Record<string, string>, make: Make) {
  let making: Promise<{ etag: string; bodies: Encoded }> | undefined;
  return async (c: Context<HttpEnv>): Promise<Response> => {
    making ??= pack(make);
    const { etag, bodies } = await making;
    const all = { ...headers, ETag: etag, "Cache-Control": "no-cache", Vary: "Accept-Encoding" };
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, all);
    const encoding = acceptedEncoding(c.req.header("accept-encoding"));
    return c.body(new Uint8Array(bodies[encoding]), 200, {
      ...all,
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    });
  };
}

async function pack(make: Make) {
  const body = Buffer.from(await make());
  const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
  return { etag, bodies: await encodeAll(body, "often") };
}
