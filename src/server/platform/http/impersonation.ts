/** Whoever looks at another's desk reads it, and can do one thing more: stop looking. */

import type { MiddlewareHandler } from "hono";
import { AppError } from "#domain/shared/errors.ts";
import { plainPath } from "#domain/shared/language.ts";
import type { HttpEnv } from "./router.ts";

/** Everything about a person in one file is theirs to take along. */
const THEIRS_ALONE = "/api/auth/export";
const WAY_OUT = /^\/sign-out(?:\.data)?$/;

export const blockWritesWhileImpersonating: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const { method, path } = c.req;
  const isRead = (method === "GET" || method === "HEAD") && path !== THEIRS_ALONE;
  if (isRead || !c.var.actor?.viewedBy || WAY_OUT.test(plainPath(path))) return next();
  const isPage = !path.startsWith("/api/") && path !== "/upload" && !path.endsWith(".data");
  // A form of the page: it is shown again as it was, under the banner that says why.
  if (isPage) return c.redirect(path, 303);
  throw new AppError("FORBIDDEN", "You are only looking: nothing can be changed here");
};
