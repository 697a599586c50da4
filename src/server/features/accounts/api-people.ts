/** User accounts, at better-auth's own paths. */

import { createRoute, z } from "@hono/zod-openapi";
import { getCookie } from "hono/cookie";
import {
  confirmSchema,
  resetRequestSchema,
  resetSchema,
  signInSchema,
  signUpSchema,
} from "#domain/accounts/account-schema.ts";
import { SIGN_UP_COOKIE } from "#domain/accounts/session.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  done,
  doneSchema,
  errorResponses,
  json,
  ok,
  okSchema,
} from "#server/platform/http/router.ts";
import { entered, enterWith, originOf } from "./api-entry.ts";

const tags = ["Accounts"];
const nothing = doneSchema(z.object({}));
const ENTERED = "Signed in: the cookie is for browsers, the token for the Authorization header";

const signUp = createRoute({
  method: "post",
  path: "/auth/sign-up/email",
  tags,
  summary: "Sign up; a mail asks to confirm the address",
  request: { body: { ...json(signUpSchema, "Who, and as what"), required: true } },
  responses: {
    200: json(nothing, "The same answer whether or not the address is known"),
    ...errorResponses(400, 422, 429),
  },
});

const confirm = createRoute({
  method: "post",
  path: "/auth/verify-email",
  tags,
  summary: "Confirm the address with the mail's token",
  description:
    "In another browser than the one that signed up the password chosen there is needed too, or a new one.",
  request: { body: { ...json(confirmSchema, "From the link"), required: true } },
  responses: { 200: json(entered, ENTERED), ...errorResponses(400, 404, 422, 429) },
});

const signIn = createRoute({
  method: "post",
  path: "/auth/sign-in/email",
  tags,
  summary: "Sign in with e-mail and password",
  request: { body: { ...json(signInSchema, "E-mail and password"), required: true } },
  responses: { 200: json(entered, ENTERED), ...errorResponses(400, 401, 422, 429) },
});

const signOut = createRoute({
  method: "post",
  path: "/auth/sign-out",
  tags,
  summary: "End this session",
  middleware: allow(),
  responses: { 200: json(okSchema(z.object({})), "Ended"), ...errorResponses(401) },
});

const requestReset = createRoute({
  method: "post",
  path: "/auth/request-password-reset",
  tags,
  summary: "Ask for a new password by mail",
  request: { body: { ...json(resetRequestSchema, "Whose"), required: true } },
  responses: {
    200: json(nothing, "The same answer whether or not the address is known"),
    ...errorResponses(400, 422, 429),
  },
});

const reset = createRoute({
  method: "post",
  path: "/auth/reset-password",
  tags,
  summary: "Choose a new password with the mail's token",
  request: { body: { ...json(resetSchema, "Token and password"), required: true } },
  responses: { 200: json(entered, ENTERED), ...errorResponses(400, 404, 422) },
});

export const peopleApi = createRouter()
  .openapi(signUp, async (c) => {
    const { people } = c.var.app;
    const mark = await people.signUp(c.req.valid("json"), originOf(c));
    c.header("Set-Cookie", people.signUpCookie(mark));
    return c.json(done("Open the link in the mail we have just sent", {}), 200);
  })
  .openapi(confirm, async (c) => {
    const from = { ...originOf(c), mark: getCookie(c, SIGN_UP_COOKIE) };
    return enterWith(c, await c.var.app.people.confirmSignUp(c.req.valid("json"), from));
  })
  .openapi(signIn, async (c) =>
    enterWith(c, await c.var.app.people.signIn(c.req.valid("json"), originOf(c))),
  )
  .openapi(signOut, async (c) => {
    await c.var.app.accounts.signOut(callerOf(c));
    c.header("Set-Cookie", c.var.app.people.endedSessionCookie);
    return c.json(ok({}), 200);
  })
  .openapi(requestReset, async (c) => {
    await c.var.app.people.requestPasswordReset(c.req.valid("json").email, originOf(c));
    return c.json(done("If the address has an account, a mail is on its way", {}), 200);
  })
  .openapi(reset, async (c) => {
    const { token, password } = c.req.valid("json");
    return enterWith(c, await c.var.app.people.resetPassword(token, password, originOf(c)));
  });
