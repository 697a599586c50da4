/**
 * Caches public API answers like pages, but only those requested a second time: most searches are unique, and
 * not worth compressing.
 */

import type { HonoRequest, MiddlewareHandler } from "hono";
import { LRUCache } from "lru-cache";
import { unavailableError } from "#server/platform/db/unavailable.ts";
import type { HttpEnv } from "#server/platform/http/env.ts";
import type { PageCache } from "./page-cache.ts";
import { isAnonymousVisitor } from "./page-key.ts";
import { answerFromCache } from "./pages.ts";

const PUBLIC = /^\/api\/(?:companies|properties|lands|agents)(?:\/[^/]{1,80})?$/;
const MAX_ADDRESS = 500;
const MOST_REMEMBERED = 10_000;

export function cacheResponses(pages: PageCache): MiddlewareHandler<HttpEnv> {
  const askedOnce = new LRUCache<string, true>({ max: MOST_REMEMBERED });

  function isAskedAgain(address: string): boolean {
    if (askedOnce.get(address)) return true;
    askedOnce.set(address, true);
    return false;
  }

  return async (c, next) => {
    const address = publicAddress(c.req);
    if (address === undefined || !isAskedAgain(address)) return next();
    let isMine = false;
    const cached = await pages.findOrRender(
      address,
      async () => {
        isMine = true;
        await next();
        return c.res.status === 200 ? c.res.text() : undefined;
      },
      "answer",
    );
    if (!cached && !isMine) await next();
    const answer = cached ?? (unavailableError(c.error) && pages.findStale(address));
    if (answer) c.res = answerFromCache(answer, c);
  };
}

/** The URL of an answer that is the same for all visitors. */
function publicAddress(request: HonoRequest): string | undefined {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const isPublic = request.method === "GET" && PUBLIC.test(pathname);
  const { cookie, authorization } = request.header();
  if (!isPublic || address.length > MAX_ADDRESS) return undefined;
  return isAnonymousVisitor({ cookie, authorization }) ? address : undefined;
}
