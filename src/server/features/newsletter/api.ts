import { z } from "@hono/zod-openapi";
import { subscriptionSchema } from "#domain/newsletter/newsletter-schema.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { json, ok } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

const input = subscriptionSchema.extend({ language: z.enum(LANGUAGES).default("en") });

export const newsletterApi = createRouter({ tag: "Newsletter" }).call({
  route: "POST /newsletter",
  summary: "Ask for the newsletter; a mail asks for confirmation",
  body: json(input, "The address"),
  answer: ok(z.object({}), "A confirmation mail is on its way", 202),
  errors: [429],
  run: async ({ app, address, body: { email, city, language } }) => {
    await app.newsletter.subscribe(email, { language, city, clientAddress: address });
    return {};
  },
});
