import { createRoute, z } from "@hono/zod-openapi";
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
import type { User } from "#domain/shared/actor.ts";
import { cookieText } from "#domain/shared/cookie.ts";
import { AppError, asIssue } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  errorResponses,
  type HttpEnv,
  json,
  ok,
  okSchema,
} from "#server/platform/http/router.ts";

const admin = allow("admin");
const tags = ["Admin"];

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

const login = createRoute({
  method: "post",
  path: "/admin/login",
  tags,
  summary: "Sign in as admin",
  request: { body: { ...json(credentialsSchema, "E-mail and password"), required: true } },
  responses: {
    200: json(
      z.object({ success: z.literal(true), token: z.string(), message: z.string() }),
      "The token goes into the Authorization header of later calls",
    ),
    ...errorResponses(400, 401, 422, 429),
  },
});

const session = createRoute({
  method: "get",
  path: "/admin/session",
  tags,
  summary: "Whether the token is still valid (admin)",
  middleware: admin,
  responses: {
    200: json(okSchema(signedInAnswerSchema), "It is"),
    ...errorResponses(401, 403),
  },
});

const logout = createRoute({
  method: "post",
  path: "/admin/logout",
  tags,
  summary: "End the session",
  middleware: allow(),
  responses: { 200: json(okSchema(z.object({})), "Ended"), ...errorResponses(401) },
});

const sessionSchema = sessionAnswerSchema.openapi("Session");

const sessions = createRoute({
  method: "get",
  path: "/admin/sessions",
  tags,
  summary: "One's own sessions (admin)",
  middleware: admin,
  responses: {
    200: json(okSchema(z.array(sessionSchema)), "Newest first"),
    ...errorResponses(401, 403),
  },
});

const endSession = createRoute({
  method: "delete",
  path: "/admin/sessions/{id}",
  tags,
  summary: "End one of one's own sessions (admin)",
  middleware: admin,
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: json(okSchema(z.object({})), "Ended"), ...errorResponses(401, 403, 404) },
});

const endOthers = createRoute({
  method: "delete",
  path: "/admin/sessions",
  tags,
  summary: "End all of one's own sessions but this one (admin)",
  middleware: admin,
  responses: {
    200: json(okSchema(endedAnswerSchema), "How many ended"),
    ...errorResponses(401, 403),
  },
});

const startTwoFactor = createRoute({
  method: "post",
  path: "/admin/two-factor",
  tags,
  summary: "Begin to set up a second factor (admin)",
  middleware: admin,
  request: { body: { ...json(z.object({ password }), "The password again"), required: true } },
  responses: {
    200: json(okSchema(secretAnswerSchema), "For the app"),
    ...errorResponses(400, 401, 403, 409, 422, 429),
  },
});

const confirmTwoFactor = createRoute({
  method: "post",
  path: "/admin/two-factor/confirm",
  tags,
  summary: "Finish with the first code (admin)",
  middleware: admin,
  request: { body: { ...json(z.object({ code }), "A code of the app"), required: true } },
  responses: {
    200: json(
      okSchema(recoveryCodesAnswerSchema),
      "Each opens the door once, and none is shown again",
    ),
    ...errorResponses(400, 401, 403, 409, 422, 429),
  },
});

const stopTwoFactor = createRoute({
  method: "delete",
  path: "/admin/two-factor",
  tags,
  summary: "Give up the second factor (admin)",
  middleware: admin,
  request: {
    body: { ...json(z.object({ password, code }), "The password and a code"), required: true },
  },
  responses: {
    200: json(okSchema(z.object({})), "From now on the password is enough"),
    ...errorResponses(400, 401, 403, 422, 429),
  },
});

export const accountsApi = createRouter()
  .openapi(login, async (c) => {
    const { token, device } = await c.var.app.accounts.signInAdmin(c.req.valid("json"), {
      address: c.var.clientAddress,
      userAgent: c.req.header("user-agent") ?? null,
      device: getCookie(c, DEVICE_COOKIE),
    });
    rememberDevice(c, device);
    return c.json({ success: true as const, token, message: "Admin login successful" }, 200);
  })
  .openapi(session, async (c) => {
    const actor = actorOf(c);
    const twoFactorEnabled = await c.var.app.accounts.hasTwoFactor(actor);
    return c.json(ok({ _id: actor.userId, role: actor.role, twoFactorEnabled }), 200);
  })
  .openapi(logout, async (c) => {
    await c.var.app.accounts.signOut(callerOf(c));
    return c.json(ok({}), 200);
  })
  .openapi(sessions, async (c) => {
    const rows = await c.var.app.accounts.listSessions(actorOf(c));
    const shown = rows.map(({ id, createdAt, lastUsedAt, ipAddress, userAgent, isCurrent }) => ({
      _id: id,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      address: ipAddress,
      userAgent,
      isCurrent,
    }));
    return c.json(ok(shown), 200);
  })
  .openapi(endSession, async (c) => {
    await c.var.app.accounts.endSession(callerOf(c), c.req.valid("param").id);
    return c.json(ok({}), 200);
  })
  .openapi(endOthers, async (c) => {
    return c.json(ok({ ended: await c.var.app.accounts.endOtherSessions(callerOf(c)) }), 200);
  })
  .openapi(startTwoFactor, async (c) => {
    const { password: typed } = c.req.valid("json");
    return c.json(ok(await c.var.app.accounts.startTwoFactor(actorOf(c), typed)), 200);
  })
  .openapi(confirmTwoFactor, async (c) => {
    const caller = { ...callerOf(c), actor: actorOf(c) };
    const { code: typed } = c.req.valid("json");
    const recoveryCodes = await c.var.app.accounts.confirmTwoFactor(caller, typed);
    return c.json(ok({ recoveryCodes }), 200);
  })
  .openapi(stopTwoFactor, async (c) => {
    const caller = { ...callerOf(c), actor: actorOf(c) };
    await c.var.app.accounts.stopTwoFactor(caller, c.req.valid("json"));
    return c.json(ok({}), 200);
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

function actorOf(c: Context<HttpEnv>): User {
  const { actor } = c.var;
  if (!actor) throw new AppError(accountProblems.signInAgain());
  return actor;
}
