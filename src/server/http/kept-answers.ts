/**
 * Public answers of the API, kept like pages. Only what is asked for a second time: most searches are somebody's
 * own, and not worth the packing.
 */

import type { MiddlewareHandler } from "hono";
import type { PageCache } from "./page-cache.ts";
import { isNobody } from "./page-key.ts";
import { answerKept } from "./pages.ts";
import type { HttpEnv } from "./router.ts";

const PUBLIC = /^\/api\/(?:companies|properties|lands|agents)(?:\/[^/]{1,80})?$/;
const MAX_ADDRESS = 500;
const MOST_REMEMBERED = 10_000;

export function keepAnswers(pages: PageCache): MiddlewareHandler<HttpEnv> {
  const askedOnce = new Set<string>();

  function isAskedAgain(address: string): boolean {
    if (askedOnce.has(address)) return true;
    if (askedOnce.size >= MOST_REMEMBERED) askedOnce.clear();
    askedOnce.add(address);
    return false;
  }

  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const address = pathname + search;
    const isKept = c.req.method === "GET" && PUBLIC.test(pathname) && address.length <= MAX_ADDRESS;
    const { cookie, authorization } = c.req.header();
    if (!isKept || !isNobody({ cookie, authorization }) || !isAskedAgain(address)) return next();
    let isMine = false;
    const kept = await pages.findOrRender(
      address,
      async () => {
        isMine = true;
        await next();
        return c.res.status === 200 ? c.res.text() : undefined;
      },
      "answer",
    );
    if (kept) c.res = answerKept(kept, c);
    else if (!isMine) await next();
  };
}
