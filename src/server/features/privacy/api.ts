/** Viewing, exporting and erasing personal data, by the person themselves or by an admin. */

import { z } from "@hono/zod-openapi";
import { foundPersonAnswerSchema, heldAnswerSchema } from "#domain/privacy/answer-schema.ts";
import { personContactSchema, privacyTokenSchema } from "#domain/privacy/privacy-schema.ts";
import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { done, json, named, ok } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

const contact = json(personContactSchema, "An address or a number");
const link = json(privacyTokenSchema, "The token of the link");
const countsSchema = z.record(z.string(), z.number().int()).openapi("ErasedCounts");

export const privacyApi = createRouter({ tag: "Privacy" })
  .call({
    route: "POST /privacy/links",
    summary: "Have a link sent by which one sees and deletes what is held about oneself",
    body: contact,
    answer: done(z.object({}), "Sent, whether anything is held or not"),
    errors: [429, 503],
    run: async ({ app, address, language, body }) => {
      await app.privacy.requestLink(body.contact, { address, language });
      return { message: "The link is on its way", data: {} };
    },
  })
  .call({
    route: "POST /privacy/held",
    summary: "What is held under the contact that a link proves",
    body: link,
    answer: ok(named(heldAnswerSchema, "Held"), "All of it"),
    errors: [404],
    run: async ({ app, body }) => {
      const shown = await app.privacy.findByLink(body.token);
      if (!shown) throw new AppError(sharedProblems.linkOutdated());
      return shown;
    },
  })
  .call({
    route: "POST /privacy/erase",
    summary: "Erase what is held under the contact that a link proves",
    body: link,
    answer: done(countsSchema, "Gone"),
    errors: [404],
    run: async ({ app, address, body }) => ({
      message: "It is erased",
      data: await app.privacy.eraseByLink(body.token, address),
    }),
  })
  .call({
    route: "POST /admin/privacy/find",
    tag: "Admin",
    allow: "admin",
    summary: "What is held about a person, by their address or number (admin)",
    body: contact,
    answer: ok(foundPersonAnswerSchema, "All of it, and their accounts"),
    run: ({ app, caller, body }) => app.privacy.find(caller, body.contact),
  })
  .call({
    route: "POST /admin/privacy/erase",
    tag: "Admin",
    allow: "admin",
    summary: "Erase a person, with their accounts, for good (admin)",
    body: contact,
    answer: done(countsSchema, "Gone"),
    run: async ({ app, caller, body }) => ({
      message: "It is erased",
      data: await app.privacy.erase(caller, body.contact),
    }),
  });
