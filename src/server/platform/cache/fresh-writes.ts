/**
 * Users must see what they have just written, whichever node answers next: for a while a cookie says not to
 * read from a replica, which may lag behind. Only needed, and only set, where there is a replica.
 */

import type { MiddlewareHandler } from "hono";
import { cookieText } from "#domain/shared/cookie.ts";
import { allowReplica } from "#server/platform/db/reads.ts";
import type { HttpEnv } from "#server/platform/http/env.ts";

const NAME = "wrote";
const MAX_AGE_SECONDS = 10;
/** Sent with every page view, and never read back by the visitor. */
const NOT_READ_BACK = new Set(["/api/visits"]);

export function readYourWrites(publicUrl: string): MiddlewareHandler<HttpEnv> {
  const cookie = cookieText(NAME, "1", { seconds: MAX_AGE_SECONDS, publicUrl });
  return async (c, next) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    await allowReplica(isRead && mayBeStale(c.req.raw), next);
    if (!isRead && !NOT_READ_BACK.has(c.req.path)) c.res.headers.append("Set-Cookie", cookie);
  };
}

/** A script that sends a token stores no cookies, so there is no telling what it wrote. */
function mayBeStale({ headers }: Request): boolean {
  if (headers.has("authorization")) return false;
  return !/(?:^|;\s*)wrote=/.test(headers.get("cookie") ?? "");
}
