/** Google's redirect URI. */

import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { accountProblems } from "#domain/accounts/problems.ts";
import { GOOGLE_COOKIE } from "#domain/accounts/session.ts";
import { AppError } from "#domain/shared/errors.ts";
import { localPath } from "#domain/shared/language.ts";
import { raw } from "#server/platform/http/answers.ts";
import type { HttpEnv } from "#server/platform/http/env.ts";
import { createRouter } from "#server/platform/http/router.ts";
import { originOf, setCookies } from "./api-entry.ts";

export const googleApi = createRouter({ tag: "Accounts" }).call({
  route: "GET /auth/callback/google",
  summary: "Come back from Google, and be signed in",
  query: z.object({
    code: z.string().max(2000).default(""),
    state: z.string().max(200).default(""),
  }),
  answer: {
    ...raw("On to where one came from, or back to the door with what went wrong"),
    status: 302,
  },
  errors: [404],
  run: async ({ app: { people, google }, query, c }) => {
    if (!google.isOn) throw new AppError(accountProblems.googleOff());
    try {
      const kept = decodeURIComponent(getCookie(c, GOOGLE_COOKIE) ?? "");
      const entry = await google.finish(query, kept, originOf(c));
      setCookies(c, people.sessionCookies(entry));
      return c.redirect(entry.to ?? localPath(entry.language, "/dashboard"), 302);
    } catch (error) {
      if (error instanceof AppError) return c.redirect(wayBack(c, error), 302);
      throw error;
    }
  },
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
