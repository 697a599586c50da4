/** Honours the Idempotency-Key of calls that create something; requirements have their own mechanism. */

import type { Context, MiddlewareHandler } from "hono";
import { type AppError, fieldError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { HttpEnv } from "./env.ts";

const MAX_KEY = 200;
const PART = "[^/]{1,100}";
const MAKES_SOMETHING = [
  "companies",
  "company",
  "company/invitations",
  `companies/${PART}/inquiries`,
  "properties",
  "lands",
  `properties/${PART}/inquiries`,
  `properties/${PART}/reports`,
  "own/drafts",
  `own/properties/${PART}/duplicate`,
  "submissions",
  "inquiries",
  `leads/${PART}/notes`,
  "agents",
  "affiliate/links",
  `admin/affiliates/${PART}/payouts`,
  "auth/proofs",
];
const HEEDED = new RegExp(`^/api/(?:${MAKES_SOMETHING.join("|")})/?$`);

export const heedIdempotencyKeys: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const key = c.req.header("idempotency-key");
  if (key === undefined || c.req.method !== "POST" || !HEEDED.test(c.req.path)) return next();
  if (key === "" || key.length > MAX_KEY) throw wrongKey();
  const call = {
    who: c.var.actor?.userId ?? "",
    what: c.req.path.replace(/\/$/, ""),
    key,
    body: await c.req.text(),
  };
  let isFirst = false;
  const answer = await c.var.app.idempotency.once(call, async () => {
    isFirst = true;
    await next();
    return { status: c.res.status, body: await c.res.clone().text() };
  });
  if (!isFirst) c.res = repeated(c, answer);
};

function repeated(c: Context, { status, body }: { status: number; body: string }): Response {
  c.header("Content-Type", "application/json");
  c.header("Idempotency-Replayed", "true");
  return c.newResponse(body, status as 201);
}

function wrongKey(): AppError {
  return fieldError("Idempotency-Key", sharedProblems.keyLength({ max: MAX_KEY }));
}
