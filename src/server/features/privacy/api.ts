/** Viewing, exporting and erasing personal data, by the person themselves or by an admin. */

import { createRoute, z } from "@hono/zod-openapi";
import { foundPersonAnswerSchema, heldAnswerSchema } from "#domain/privacy/answer-schema.ts";
import { personContactSchema, privacyTokenSchema } from "#domain/privacy/privacy-schema.ts";
import { AppError } from "#domain/shared/errors.ts";
import { requestedLanguage } from "#domain/shared/language.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
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

const tags = ["Privacy"];
const contact = {
  body: { ...json(personContactSchema, "An address or a number"), required: true },
};
const link = { body: { ...json(privacyTokenSchema, "The token of the link"), required: true } };
const _rows = z.array(z.looseObject({}));

const shownSchema = heldAnswerSchema.openapi("Held");

const countsSchema = z.record(z.string(), z.number().int()).openapi("ErasedCounts");

const request = createRoute({
  method: "post",
  path: "/privacy/links",
  tags,
  summary: "Have a link sent by which one sees and deletes what is held about oneself",
  request: contact,
  responses: {
    200: json(doneSchema(z.object({})), "Sent, whether anything is held or not"),
    ...errorResponses(400, 422, 429, 503),
  },
});

const show = createRoute({
  method: "post",
  path: "/privacy/held",
  tags,
  summary: "What is held under the contact that a link proves",
  request: link,
  responses: { 200: json(okSchema(shownSchema), "All of it"), ...errorResponses(400, 404, 422) },
});

const erase = createRoute({
  method: "post",
  path: "/privacy/erase",
  tags,
  summary: "Erase what is held under the contact that a link proves",
  request: link,
  responses: { 200: json(doneSchema(countsSchema), "Gone"), ...errorResponses(400, 404, 422) },
});

const admin = { tags: ["Admin"], middleware: allow("admin"), method: "post" as const };

const find = createRoute({
  ...admin,
  path: "/admin/privacy/find",
  summary: "What is held about a person, by their address or number (admin)",
  request: contact,
  responses: {
    200: json(okSchema(foundPersonAnswerSchema), "All of it, and their accounts"),
    ...errorResponses(400, 401, 403, 422),
  },
});

const eraseForAdmin = createRoute({
  ...admin,
  path: "/admin/privacy/erase",
  summary: "Erase a person, with their accounts, for good (admin)",
  request: contact,
  responses: {
    200: json(doneSchema(countsSchema), "Gone"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const privacyApi = createRouter()
  .openapi(request, async (c) => {
    const language = requestedLanguage(c.req.header("accept-language"));
    await c.var.app.privacy.requestLink(c.req.valid("json").contact, {
      address: c.var.clientAddress,
      language,
    });
    return c.json(done("The link is on its way", {}), 200);
  })
  .openapi(show, async (c) => {
    const shown = await c.var.app.privacy.findByLink(c.req.valid("json").token);
    if (!shown) throw new AppError(sharedProblems.linkOutdated());
    return c.json(ok(shown), 200);
  })
  .openapi(erase, async (c) => {
    const { token } = c.req.valid("json");
    const counts = await c.var.app.privacy.eraseByLink(token, c.var.clientAddress);
    return c.json(done("It is erased", counts), 200);
  })
  .openapi(find, async (c) => {
    const { accounts, ...shown } = await c.var.app.privacy.find(
      callerOf(c),
      c.req.valid("json").contact,
    );
    const presented = accounts.map(({ id, ...account }) => ({ _id: id, ...account }));
    return c.json(ok({ ...shown, accounts: presented }), 200);
  })
  .openapi(eraseForAdmin, async (c) => {
    const counts = await c.var.app.privacy.erase(callerOf(c), c.req.valid("json").contact);
    return c.json(done("It is erased", counts), 200);
  });
