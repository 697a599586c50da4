/** Google's redirect URI. */

import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { accountProblems } from "#domain/accounts/problems.ts";
import { GOOGLE_COOKIE } from "#domain/accounts/session.ts";
import { AppError } from "#domain/shared/errors.ts";
import { localPath } from "#domain/shared/language.ts";
import { createRouter, errorResponses, type HttpEnv } from "#server/platform/http/router.ts";
import { originOf } from "./api-entry.ts";

const callback = createRoute({
  method: "get",
  path: "/auth/callback/google",
  tags: ["Accounts"],
  summary: "Come back from Google, and be signed in",
  request: {
    query: z.object({
      code: z.string().max(2000).default(""),
      state: z.string().max(200).default(""),
    }),
  },
  responses: {
    302: { description: "On to where one came from, or back to the door with what went wrong" },
    ...errorResponses(404, 422),
  },
});

export const googleApi = createRouter().openapi(callback, async (c) => {
  const { people, google } = c.var.app;
  if (!google.isOn) throw new AppError(accountProblems.googleOff());
  try {
    const kept = decodeURIComponent(getCookie(c, GOOGLE_COOKIE) ?? "");
    const entry = await google.finish(c.req.valid("query"), kept, originOf(c));
    for (const cookie of people.sessionCookies(entry)) {
      c.header("Set-Cookie", cookie, { append: true });
    }
    return c.redirect(entry.to ?? localPath(entry.language, "/dashboard"), 302);
  } catch (error) {
    if (error instanceof AppError) return c.redirect(wayBack(c, error), 302);
    throw error;
  }
});

function wayBack(c: Context<HttpEnv>, { kind, answer }: AppError): string {
  if (!answer?.twoFactor) return `/google-auth?problem=${PROBLEMS[kind] ?? "failed"}`;
  const cookie = c.var.app.people.secondStepCookie(String(answer.ticket));
  c.header("Set-Cookie", cookie, { append: true });
  return "/auth?step=code";
}

const PROBLEMS: Partial<Record<AppError["kind"], string>> = {
  FORBIDDEN: "refused",
  INVALID: "unproved",
  NOT_FOUND: "outdated",
  TOO_MANY: "too-many",
};
