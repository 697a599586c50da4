/** Refused before any handler runs: foreign origins, foreign hosts, bodies and URLs that are too long. */

import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { diskFull } from "#server/platform/db/unavailable.ts";
import type { RateLimits } from "#server/platform/limits.ts";
import type { HttpEnv } from "./env.ts";
import { MAX_BODY_BYTES } from "./whole-body.ts";

const MAX_URL_LENGTH = 8 * 1024;
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const KNOWN_METHODS = new Set([...SAFE_METHODS, "POST", "PUT", "PATCH", "DELETE"]);

/** Calls that take a file count its bytes themselves while it arrives. */
const FILE_CALLS = new Set(["/api/upload", "/api/admin/imports"]);
/** Pages whose forms carry pictures; their actions stream these, and accept nothing else that large. */
const FILE_PAGES =
  /^(?:\/hi)?\/(?:sell(?:\/status\/[^/]+)?|(?:seller|company)\/properties\/[^/]+|company\/profile)$/;

export function takesFiles(path: string, contentType = ""): boolean {
  if (FILE_CALLS.has(path)) return true;
  return FILE_PAGES.test(path) && contentType.toLowerCase().startsWith("multipart/form-data");
}

export const limitBody: MiddlewareHandler<HttpEnv> = (c, next) => {
  // GET and HEAD have no body, and merely looking for one would build a whole Request.
  const isBare = c.req.method === "GET" || c.req.method === "HEAD";
  const isFree = isBare || takesFiles(c.req.path, c.req.header("content-type"));
  return isFree ? next() : limitSmallBody(c, next);
};

const limitSmallBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new AppError(sharedProblems.bodyTooLarge());
  },
});

/** Limits the forms of pages; API calls are all counted elsewhere. */
export function limitForms(limits: RateLimits): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const isForm = !SAFE_METHODS.has(c.req.method) && !c.req.path.startsWith("/api/");
    if (isForm) await limits.use("formPerAddress", c.var.clientAddress);
    return next();
  };
}

export const limitUrl: MiddlewareHandler<HttpEnv> = async (c, next) => {
  if (c.req.raw.url.length > MAX_URL_LENGTH) throw new AppError(sharedProblems.addressTooLong());
  if (!KNOWN_METHODS.has(c.req.method)) throw new AppError(sharedProblems.methodNotAllowed());
  return next();
};

/**
 * A browser says where a request comes from; a write that comes from another site is refused, whatever
 * its content type. Scripts send no Origin and no session cookie, and pass.
 */
export function refuseForeignWrites(publicUrl: string): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method)) return next();
    const origin = c.req.header("origin");
    const isForeign =
      origin !== undefined && origin !== publicUrl && !isSameHost(origin, c.req.raw.url);
    if (isForeign || c.req.header("sec-fetch-site") === "cross-site") {
      throw new AppError(sharedProblems.otherSite());
    }
    return next();
  };
}

/** Reading continues while there is no disk space to write. */
export function refuseWritesWithoutSpace(isShort: () => boolean): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (isShort() && !SAFE_METHODS.has(c.req.method)) throw diskFull();
    return next();
  };
}

/** With a public URL set, a request for any other host is not meant for us. */
export function refuseForeignHosts(publicUrl: string | undefined): MiddlewareHandler<HttpEnv> {
  const host = publicUrl && new URL(publicUrl).host;
  return async (c, next) => {
    const asked = new URL(c.req.raw.url);
    const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(asked.hostname);
    if (host && asked.host !== host && !isLocal) throw new AppError(sharedProblems.hostNotServed());
    return next();
  };
}

function isSameHost(origin: string, url: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}
