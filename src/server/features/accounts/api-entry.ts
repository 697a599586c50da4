/** The response of every sign-in method: a cookie for browsers, a token for scripts. */

import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { DEVICE_COOKIE } from "#domain/accounts/session.ts";
import type { HttpEnv } from "#server/platform/http/env.ts";

export const enteredSchema = z.object({ token: z.string() });

export function originOf(c: Context<HttpEnv>) {
  return {
    address: c.var.clientAddress,
    userAgent: c.req.header("user-agent") ?? null,
    device: getCookie(c, DEVICE_COOKIE),
    language: "en" as const,
  };
}

export function enterWith(c: Context<HttpEnv>, way: { token: string; device: string }) {
  setCookies(c, c.var.app.people.sessionCookies(way));
  return { message: "Signed in", data: { token: way.token } };
}

export function setCookies(c: Context<HttpEnv>, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header("Set-Cookie", cookie, { append: true });
}
