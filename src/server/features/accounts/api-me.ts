/** The user's own profile, sessions and second factor. */

import { createRoute, z } from "@hono/zod-openapi";
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
import { allow, callerOf, userOf } from "#server/platform/http/access.ts";
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

const common = { tags: ["Accounts"], middleware: allow() };
const nothing = doneSchema(z.object({}));

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

const get = createRoute({
  ...common,
  method: "get",
  path: "/me",
  summary: "One's own profile",
  responses: { 200: json(okSchema(meSchema), "As it is"), ...errorResponses(401) },
});

const update = createRoute({
  ...common,
  method: "put",
  path: "/me",
  summary: "Change one's own profile; a PIN code fills city and state if they are left empty",
  request: { body: { ...json(profileSchema, "The profile"), required: true } },
  responses: {
    200: json(okSchema(meSchema), "As it is now"),
    ...errorResponses(400, 401, 409, 422, 429),
  },
});

const listSessions = createRoute({
  ...common,
  method: "get",
  path: "/auth/list-sessions",
  summary: "Where one is signed in",
  responses: {
    200: json(
      okSchema(
        z.array(
          z.object({
            _id: z.string(),
            createdAt: z.string(),
            lastUsedAt: z.string(),
            userAgent: z.string().nullable(),
            isCurrent: z.boolean(),
          }),
        ),
      ),
      "Newest first",
    ),
    ...errorResponses(401),
  },
});

const revokeSession = createRoute({
  ...common,
  method: "post",
  path: "/auth/revoke-session",
  summary: "End one of one's own sessions",
  request: { body: { ...json(sessionIdSchema, "Which"), required: true } },
  responses: { 200: json(nothing, "Ended"), ...errorResponses(400, 401, 404, 422) },
});

const revokeOthers = createRoute({
  ...common,
  method: "post",
  path: "/auth/revoke-other-sessions",
  summary: "End all of one's own sessions but this one",
  responses: { 200: json(nothing, "Ended"), ...errorResponses(401) },
});

const startFactor = createRoute({
  ...common,
  method: "post",
  path: "/auth/two-factor/enable",
  summary: "Begin to set up a second factor",
  request: { body: { ...json(factorStartSchema, "The password again"), required: true } },
  responses: {
    200: json(okSchema(z.object({ secret: z.string(), uri: z.string() })), "For the app"),
    ...errorResponses(400, 401, 409, 422, 429),
  },
});

const confirmFactor = createRoute({
  ...common,
  method: "post",
  path: "/auth/two-factor/confirm",
  summary: "Finish with the first code of the app",
  request: { body: { ...json(secondStepSchema, "A code of the app"), required: true } },
  responses: {
    200: json(
      okSchema(z.object({ recoveryCodes: z.array(z.string()) })),
      "Each opens the door once, and none is shown again",
    ),
    ...errorResponses(400, 401, 409, 422, 429),
  },
});

const stopFactor = createRoute({
  ...common,
  method: "post",
  path: "/auth/two-factor/disable",
  summary: "Give up the second factor",
  request: { body: { ...json(factorStopSchema, "The password and a code"), required: true } },
  responses: { 200: json(nothing, "Off"), ...errorResponses(400, 401, 422, 429) },
});

const verifyFactor = createRoute({
  method: "post",
  path: "/auth/two-factor/verify",
  tags: ["Accounts"],
  summary: "The second step of a sign-in: the ticket of the first, and a code",
  request: { body: { ...json(secondStepTicketSchema, "Ticket and code"), required: true } },
  responses: { 200: json(entered, "Signed in"), ...errorResponses(400, 404, 422, 429) },
});

export const meApi = createRouter()
  .openapi(get, async (c) => c.json(ok(await c.var.app.self.get(userOf(c))), 200))
  .openapi(update, async (c) => {
    await c.var.app.self.updateProfile(callerOf(c), c.req.valid("json"));
    return c.json(ok(await c.var.app.self.get(userOf(c))), 200);
  })
  .openapi(listSessions, async (c) => {
    const sessions = await c.var.app.accounts.listSessions(userOf(c));
    const shown = sessions.map(({ id, createdAt, lastUsedAt, userAgent, isCurrent }) => ({
      _id: id,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      userAgent,
      isCurrent,
    }));
    return c.json(ok(shown), 200);
  })
  .openapi(revokeSession, async (c) => {
    await c.var.app.accounts.endSession(callerOf(c), c.req.valid("json").id);
    return c.json(done("The session is ended", {}), 200);
  })
  .openapi(revokeOthers, async (c) => {
    await c.var.app.accounts.endOtherSessions(callerOf(c));
    return c.json(done("All other sessions are ended", {}), 200);
  })
  .openapi(startFactor, async (c) => {
    const { current } = c.req.valid("json");
    return c.json(ok(await c.var.app.accounts.startTwoFactor(userOf(c), current)), 200);
  })
  .openapi(confirmFactor, async (c) => {
    const caller = { ...callerOf(c), actor: userOf(c) };
    const { code } = c.req.valid("json");
    const recoveryCodes = await c.var.app.accounts.confirmTwoFactor(caller, code);
    return c.json(ok({ recoveryCodes }), 200);
  })
  .openapi(stopFactor, async (c) => {
    const caller = { ...callerOf(c), actor: userOf(c) };
    const { current: password, code } = c.req.valid("json");
    await c.var.app.accounts.stopTwoFactor(caller, { password, code });
    return c.json(done("From now on the password is enough", {}), 200);
  })
  .openapi(verifyFactor, async (c) => {
    const { ticket, code } = c.req.valid("json");
    return enterWith(c, await c.var.app.people.finishSignIn(ticket, code, originOf(c)));
  });
