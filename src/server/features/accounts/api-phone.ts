/** Sign-in by phone. */

import { z } from "@hono/zod-openapi";
import { phoneCodeSchema, phoneStartSchema } from "#domain/accounts/account-schema.ts";
import { done, json } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";
import { enteredSchema, enterWith, originOf } from "./api-entry.ts";

export const phoneApi = createRouter({ tag: "Accounts" })
  .call({
    route: "POST /auth/phone-number/send-otp",
    summary: "Send a code to a phone",
    body: json(phoneStartSchema, "An Indian mobile number"),
    answer: done(z.object({ ticket: z.string() }), "The ticket comes back with the code"),
    errors: [429, 503],
    run: async ({ app, body, c }) => ({
      message: "The code is on its way",
      data: { ticket: await app.phones.send(body, originOf(c)) },
    }),
  })
  .call({
    route: "POST /auth/phone-number/verify",
    summary: "Sign in, or up, with the code",
    body: json(phoneCodeSchema, "Ticket and code"),
    answer: done(enteredSchema, "Signed in"),
    errors: [404, 429],
    run: async ({ app, body: { ticket, code }, c }) =>
      enterWith(c, await app.phones.verify(ticket, code, originOf(c))),
  });
