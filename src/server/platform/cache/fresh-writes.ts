/**
 * Whoever has just written something must see it, whichever node answers next: for a while a cookie says that
 * a replica, which may not know yet, is not to be asked. Only needed, and only set, where there is one.
 */

import type { MiddlewareHandler } from "hono";
import { cookieText } from "#domain/shared/cookie.ts";
import { allowReplica } from "#server/platform/db/reads.ts";
import type { HttpEnv } from "#server/platform/http/router.ts";

const NAME = "wrote";
const MAX_AGE_SECONDS = 10;
/** Sent by every page that is looked at, and nothing anybody looks for afterwards. */
const NOT_READ_BACK = new Set(["/api/visits"]);

export function readYourWrites(publicUrl: string): MiddlewareHandler<HttpEnv> {
  const cookie = cookieText(NAME, "1", { seconds: MAX_AGE_SECONDS, publicUrl });
  return async (c, next) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    await allowReplica(isRead && mayBeStale(c.req.raw), next);
    if (!isRead && !NOT_READ_BACK.has(c.req.path)) c.res.headers.append("Set-Cookie", cookie);
  };
}

/** A script that sends a token keeps no cookies, so nobody knows what it wrote. */
function mayBeStale({ headers }: Request): boolean {
  if (headers.has("authorization")) return false;
  return !/(?:^|;\s*)wrote=/.test(headers.get("cookie") ?? "");
}
