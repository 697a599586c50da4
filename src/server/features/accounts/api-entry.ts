/** The response of every sign-in method: a cookie for browsers, a token for scripts. */

import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { DEVICE_COOKIE } from "#domain/accounts/session.ts";
import { done, doneSchema, type HttpEnv } from "#server/platform/http/router.ts";

export const entered = doneSchema(z.object({ token: z.string() }));

export function originOf(c: Context<HttpEnv>) {
  return {
    address: c.var.clientAddress,
    userAgent: c.req.header("user-agent") ?? null,
    device: getCookie(c, DEVICE_COOKIE),
    language: "en" as const,
  };
}

export function enterWith(c: Context<HttpEnv>, way: { token: string; device: string }) {
  for (const cookie of c.var.app.people.sessionCookies(way)) {
    c.header("Set-Cookie", cookie, { append: true });
  }
  return c.json(done("Signed in", { token: way.token }), 200);
}
