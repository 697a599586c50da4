/** User accounts, at better-auth's own paths. */

import { z } from "@hono/zod-openapi";
import { getCookie } from "hono/cookie";
import {
  confirmSchema,
  resetRequestSchema,
  resetSchema,
  signInSchema,
  signUpSchema,
} from "#domain/accounts/account-schema.ts";
import { SIGN_UP_COOKIE } from "#domain/accounts/session.ts";
import { done, json, ok } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";
import { enteredSchema, enterWith, originOf } from "./api-entry.ts";

const discreet = done(z.object({}), "The same answer whether or not the address is known");
const entered = done(
  enteredSchema,
  "Signed in: the cookie is for browsers, the token for the Authorization header",
);

export const peopleApi = createRouter({ tag: "Accounts" })
  .call({
    route: "POST /auth/sign-up/email",
    summary: "Sign up; a mail asks to confirm the address",
    body: json(signUpSchema, "Who, and as what"),
    answer: discreet,
    errors: [429],
    run: async ({ app: { people }, body, c }) => {
      const mark = await people.signUp(body, originOf(c));
      c.header("Set-Cookie", people.signUpCookie(mark));
      return { message: "Open the link in the mail we have just sent", data: {} };
    },
  })
  .call({
    route: "POST /auth/verify-email",
    summary: "Confirm the address with the mail's token",
    description:
      "In another browser than the one that signed up the password chosen there is needed too, or a new one.",
    body: json(confirmSchema, "From the link"),
    answer: entered,
    errors: [404, 429],
    run: async ({ app, body, c }) => {
      const from = { ...originOf(c), mark: getCookie(c, SIGN_UP_COOKIE) };
      return enterWith(c, await app.people.confirmSignUp(body, from));
    },
  })
  .call({
    route: "POST /auth/sign-in/email",
    summary: "Sign in with e-mail and password",
    body: json(signInSchema, "E-mail and password"),
    answer: entered,
    errors: [401, 429],
    run: async ({ app, body, c }) => enterWith(c, await app.people.signIn(body, originOf(c))),
  })
  .call({
    route: "POST /auth/sign-out",
    allow: "user",
    summary: "End this session",
    answer: ok(z.object({}), "Ended"),
    run: async ({ app, caller, c }) => {
      await app.accounts.signOut(caller);
      c.header("Set-Cookie", app.people.endedSessionCookie);
      return {};
    },
  })
  .call({
    route: "POST /auth/request-password-reset",
    summary: "Ask for a new password by mail",
    body: json(resetRequestSchema, "Whose"),
    answer: discreet,
    errors: [429],
    run: async ({ app, body, c }) => {
      await app.people.requestPasswordReset(body.email, originOf(c));
      return { message: "If the address has an account, a mail is on its way", data: {} };
    },
  })
  .call({
    route: "POST /auth/reset-password",
    summary: "Choose a new password with the mail's token",
    body: json(resetSchema, "Token and password"),
    answer: entered,
    errors: [404],
    run: async ({ app, body: { token, password }, c }) =>
      enterWith(c, await app.people.resetPassword(token, password, originOf(c))),
  });
