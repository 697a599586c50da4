import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import {
  endedAnswerSchema,
  recoveryCodesAnswerSchema,
  secretAnswerSchema,
  sessionAnswerSchema,
  signedInAnswerSchema,
} from "#domain/accounts/answer-schema.ts";
import { accountProblems } from "#domain/accounts/problems.ts";
import { cookieText } from "#domain/shared/cookie.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { json, named, ok, whole } from "#server/platform/http/answers.ts";
import type { HttpEnv } from "#server/platform/http/env.ts";
import { createRouter } from "#server/platform/http/router.ts";

const password = z
  .string({ error: asIssue(accountProblems.enterYourPassword()) })
  .min(1)
  .max(256);
const code = z
  .string({ error: asIssue(accountProblems.enterCode()) })
  .trim()
  .min(1)
  .max(40);

const credentialsSchema = z.object({
  email: z
    .string({ error: asIssue(sharedProblems.enterYourEmail()) })
    .trim()
    .pipe(z.email(asIssue(sharedProblems.invalidEmail())).max(254)),
  password,
  code: code.optional().openapi({
    description: "From the authenticator app, or a recovery code; asked for by `twoFactor: true`",
  }),
});

const nothing = z.object({});
const entered = z.object({ success: z.literal(true), token: z.string(), message: z.string() });

export const accountsApi = createRouter({ tag: "Admin", allow: "admin" })
  .call({
    route: "POST /admin/login",
    allow: "anyone",
    summary: "Sign in as admin",
    body: json(credentialsSchema, "E-mail and password"),
    answer: whole(entered, "The token goes into the Authorization header of later calls"),
    errors: [401, 429],
    run: async ({ app, address, body, c }) => {
      const { token, device } = await app.accounts.signInAdmin(body, {
        address,
        userAgent: c.req.header("user-agent") ?? null,
        device: getCookie(c, DEVICE_COOKIE),
      });
      rememberDevice(c, device);
      return { success: true as const, token, message: "Admin login successful" };
    },
  })
  .call({
    route: "GET /admin/session",
    summary: "Whether the token is still valid (admin)",
    answer: ok(signedInAnswerSchema, "It is"),
    run: async ({ app, user }) => ({
      _id: user.userId,
      role: user.role,
      twoFactorEnabled: await app.accounts.hasTwoFactor(user),
    }),
  })
  .call({
    route: "POST /admin/logout",
    allow: "user",
    summary: "End the session",
    answer: ok(nothing, "Ended"),
    run: async ({ app, caller }) => {
      await app.accounts.signOut(caller);
      return {};
    },
  })
  .call({
    route: "GET /admin/sessions",
    summary: "One's own sessions (admin)",
    answer: ok(z.array(named(sessionAnswerSchema, "Session")), "Newest first"),
    run: async ({ app, user }) => {
      const sessions = await app.accounts.listSessions(user);
      return sessions.map((session) => ({ ...session, address: session.ipAddress }));
    },
  })
  .call({
    route: "DELETE /admin/sessions/{id}",
    summary: "End one of one's own sessions (admin)",
    answer: ok(nothing, "Ended"),
    run: async ({ app, caller, params: { id } }) => {
      await app.accounts.endSession(caller, id);
      return {};
    },
  })
  .call({
    route: "DELETE /admin/sessions",
    summary: "End all of one's own sessions but this one (admin)",
    answer: ok(endedAnswerSchema, "How many ended"),
    run: async ({ app, caller }) => ({ ended: await app.accounts.endOtherSessions(caller) }),
  })
  .call({
    route: "POST /admin/two-factor",
    summary: "Begin to set up a second factor (admin)",
    body: json(z.object({ password }), "The password again"),
    answer: ok(secretAnswerSchema, "For the app"),
    errors: [409, 429],
    run: ({ app, user, body }) => app.accounts.startTwoFactor(user, body.password),
  })
  .call({
    route: "POST /admin/two-factor/confirm",
    summary: "Finish with the first code (admin)",
    body: json(z.object({ code }), "A code of the app"),
    answer: ok(recoveryCodesAnswerSchema, "Each opens the door once, and none is shown again"),
    errors: [409, 429],
    run: async ({ app, user, caller, body }) => ({
      recoveryCodes: await app.accounts.confirmTwoFactor({ ...caller, actor: user }, body.code),
    }),
  })
  .call({
    route: "DELETE /admin/two-factor",
    summary: "Give up the second factor (admin)",
    body: json(z.object({ password, code }), "The password and a code"),
    answer: ok(nothing, "From now on the password is enough"),
    errors: [429],
    run: async ({ app, user, caller, body }) => {
      await app.accounts.stopTwoFactor({ ...caller, actor: user }, body);
      return {};
    },
  });

const DEVICE_COOKIE = "device";
const DEVICE_SECONDS = 180 * 24 * 60 * 60;

/** Grants no access: it only exempts this browser from the delay caused by others' failed guesses. */
function rememberDevice(c: Context<HttpEnv>, device: string): void {
  const { publicUrl } = c.var.app.site.given;
  const rules = { path: "/api/admin/login", sameSite: "Strict" as const };
  const cookie = cookieText(DEVICE_COOKIE, device, {
    seconds: DEVICE_SECONDS,
    publicUrl,
    ...rules,
  });
  c.header("Set-Cookie", cookie, { append: true });
}
