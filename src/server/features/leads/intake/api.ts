import { z } from "@hono/zod-openapi";
import { contactClickSchema, questionSchema } from "#domain/leads/inquiry-schema.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { referralOf } from "#server/platform/http/access.ts";
import { json, ok } from "#server/platform/http/answers.ts";
import { honeypot } from "#server/platform/http/honeypot.ts";
import { createRouter } from "#server/platform/http/router.ts";

const nothing = z.object({});
const question = {
  params: z.object({ id: z.string().max(80) }),
  body: json(
    questionSchema.extend({ language: z.enum(LANGUAGES).default("en"), ...honeypot.field }),
    "Who asks, and what; the same words sent twice in a day are one inquiry",
  ),
  answer: ok(nothing, "Sent to the lister", 201),
  also: honeypot.answer,
  errors: [413, 429],
};

export const inquiriesApi = createRouter({ tag: "Inquiries" })
  .call({
    route: "POST /inquiries",
    summary: "Tell that a visitor contacted a property's lister, an agent or a company",
    body: json(contactClickSchema, "Who was contacted, and how"),
    answer: ok(nothing, "Taken", 202),
    errors: [429],
    run: async ({ app, actor, address, body, c }) => {
      await app.inquiries.recordClick(body, { actor, address, referral: referralOf(c) });
      return {};
    },
  })
  .call({
    ...question,
    route: "POST /properties/{id}/inquiries",
    summary: "Ask the lister about a home",
    run: async ({ app, actor, address, params, body: { website, language, ...payload }, c }) => {
      if (website) return honeypot.answerTo(c);
      const from = { actor, address, language, referral: referralOf(c) };
      await app.inquiries.ask({ propertyId: params.id }, payload, from);
      return {};
    },
  })
  .call({
    ...question,
    route: "POST /companies/{id}/inquiries",
    summary: "Ask a company",
    run: async ({ app, actor, address, params, body: { website, language, ...payload }, c }) => {
      if (website) return honeypot.answerTo(c);
      const from = { actor, address, language, referral: referralOf(c) };
      await app.inquiries.ask({ companyId: params.id }, payload, from);
      return {};
    },
  });
