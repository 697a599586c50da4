/** The user's own profile, sessions and second factor. */

import { z } from "@hono/zod-openapi";
import {
  factorStartSchema,
  factorStopSchema,
  profileSchema,
  secondStepSchema,
  secondStepTicketSchema,
  sessionIdSchema,
} from "#domain/accounts/account-schema.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { ROLES } from "#domain/shared/roles.ts";
import { done, json, ok } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";
import { enteredSchema, enterWith, originOf } from "./api-entry.ts";

const nothing = z.object({});

const meSchema = z
  .object({
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    role: z.enum(ROLES),
    isVerified: z.boolean(),
    company: z
      .object({ name: z.string(), isVerified: z.boolean() })
      .nullable()
      .openapi({ description: "The company one works for" }),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    pincode: z.string(),
    language: z.enum(LANGUAGES),
    hasSecondFactor: z.boolean(),
    joinedAt: z.string(),
    leavesAt: z.string().nullable(),
    ownership: z
      .object({ kind: z.enum(["none", "alone", "last"]), companyName: z.string().optional() })
      .openapi({ description: "Whether a company, or its team, hangs on this account alone" }),
  })
  .openapi("Me");

const sessionSchema = z.object({
  _id: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  userAgent: z.string().nullable(),
  isCurrent: z.boolean(),
});

export const meApi = createRouter({ tag: "Accounts", allow: "user" })
  .call({
    route: "GET /me",
    summary: "One's own profile",
    answer: ok(meSchema, "As it is"),
    run: ({ app, user }) => app.self.get(user),
  })
  .call({
    route: "PUT /me",
    summary: "Change one's own profile; a PIN code fills city and state if they are left empty",
    body: json(profileSchema, "The profile"),
    answer: ok(meSchema, "As it is now"),
    errors: [409, 429],
    run: async ({ app, user, caller, body }) => {
      await app.self.updateProfile(caller, body);
      return app.self.get(user);
    },
  })
  .call({
    route: "GET /auth/list-sessions",
    summary: "Where one is signed in",
    answer: ok(z.array(sessionSchema), "Newest first"),
    run: ({ app, user }) => app.accounts.listSessions(user),
  })
  .call({
    route: "POST /auth/revoke-session",
    summary: "End one of one's own sessions",
    body: json(sessionIdSchema, "Which"),
    answer: done(nothing, "Ended"),
    errors: [404],
    run: async ({ app, caller, body }) => {
      await app.accounts.endSession(caller, body.id);
      return { message: "The session is ended", data: {} };
    },
  })
  .call({
    route: "POST /auth/revoke-other-sessions",
    summary: "End all of one's own sessions but this one",
    answer: done(nothing, "Ended"),
    run: async ({ app, caller }) => {
      await app.accounts.endOtherSessions(caller);
      return { message: "All other sessions are ended", data: {} };
    },
  })
  .call({
    route: "POST /auth/two-factor/enable",
    summary: "Begin to set up a second factor",
    body: json(factorStartSchema, "The password again"),
    answer: ok(z.object({ secret: z.string(), uri: z.string() }), "For the app"),
    errors: [409, 429],
    run: ({ app, user, body }) => app.accounts.startTwoFactor(user, body.current),
  })
  .call({
    route: "POST /auth/two-factor/confirm",
    summary: "Finish with the first code of the app",
    body: json(secondStepSchema, "A code of the app"),
    answer: ok(
      z.object({ recoveryCodes: z.array(z.string()) }),
      "Each opens the door once, and none is shown again",
    ),
    errors: [409, 429],
    run: async ({ app, user, caller, body }) => ({
      recoveryCodes: await app.accounts.confirmTwoFactor({ ...caller, actor: user }, body.code),
    }),
  })
  .call({
    route: "POST /auth/two-factor/disable",
    summary: "Give up the second factor",
    body: json(factorStopSchema, "The password and a code"),
    answer: done(nothing, "Off"),
    errors: [429],
    run: async ({ app, user, caller, body: { current: password, code } }) => {
      await app.accounts.stopTwoFactor({ ...caller, actor: user }, { password, code });
      return { message: "From now on the password is enough", data: {} };
    },
  })
  .call({
    route: "POST /auth/two-factor/verify",
    allow: "anyone",
    summary: "The second step of a sign-in: the ticket of the first, and a code",
    body: json(secondStepTicketSchema, "Ticket and code"),
    answer: done(enteredSchema, "Signed in"),
    errors: [404, 429],
    run: async ({ app, body: { ticket, code }, c }) =>
      enterWith(c, await app.people.finishSignIn(ticket, code, originOf(c))),
  });
