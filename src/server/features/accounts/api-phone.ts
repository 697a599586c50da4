/** Sign-in by phone. */

import { createRoute, z } from "@hono/zod-openapi";
import { phoneCodeSchema, phoneStartSchema } from "#domain/accounts/account-schema.ts";
import {
  createRouter,
  done,
  doneSchema,
  errorResponses,
  json,
} from "#server/platform/http/router.ts";
import { entered, enterWith, originOf } from "./api-entry.ts";

const tags = ["Accounts"];

const send = createRoute({
  method: "post",
  path: "/auth/phone-number/send-otp",
  tags,
  summary: "Send a code to a phone",
  request: { body: { ...json(phoneStartSchema, "An Indian mobile number"), required: true } },
  responses: {
    200: json(doneSchema(z.object({ ticket: z.string() })), "The ticket comes back with the code"),
    ...errorResponses(400, 422, 429, 503),
  },
});

const verify = createRoute({
  method: "post",
  path: "/auth/phone-number/verify",
  tags,
  summary: "Sign in, or up, with the code",
  request: { body: { ...json(phoneCodeSchema, "Ticket and code"), required: true } },
  responses: { 200: json(entered, "Signed in"), ...errorResponses(400, 404, 422, 429) },
});

export const phoneApi = createRouter()
  .openapi(send, async (c) => {
    const ticket = await c.var.app.phones.send(c.req.valid("json"), originOf(c));
    return c.json(done("The code is on its way", { ticket }), 200);
  })
  .openapi(verify, async (c) => {
    const { ticket, code } = c.req.valid("json");
    return enterWith(c, await c.var.app.phones.verify(ticket, code, originOf(c)));
  });
