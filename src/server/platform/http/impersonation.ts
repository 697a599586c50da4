/** An admin viewing a user's dashboard can only read it, and end the view. */

import type { MiddlewareHandler } from "hono";
import { AppError } from "#domain/shared/errors.ts";
import { plainPath } from "#domain/shared/language.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { HttpEnv } from "./env.ts";

/** The export of all personal data is for the person only. */
const EXPORT_PATH = "/api/auth/export";
const SIGN_OUT_PATH = /^\/sign-out(?:\.data)?$/;

export const blockWritesWhileImpersonating: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const { method, path } = c.req;
  const isRead = (method === "GET" || method === "HEAD") && path !== EXPORT_PATH;
  if (isRead || !c.var.actor?.viewedBy || SIGN_OUT_PATH.test(plainPath(path))) return next();
  const isPage = !path.startsWith("/api/") && path !== "/upload" && !path.endsWith(".data");
  // A page's form: the page is shown again unchanged, under the banner that says why.
  if (isPage) return c.redirect(path, 303);
  throw new AppError(sharedProblems.onlyLooking());
};
