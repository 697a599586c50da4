import { createRoute, z } from "@hono/zod-openapi";
import { subscriptionSchema } from "#domain/newsletter/newsletter-schema.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { createRouter, errorResponses, json, ok, okSchema } from "#server/platform/http/router.ts";

const input = subscriptionSchema.extend({ language: z.enum(LANGUAGES).default("en") });

const subscribe = createRoute({
  method: "post",
  path: "/newsletter",
  tags: ["Newsletter"],
  summary: "Ask for the newsletter; a mail asks for confirmation",
  request: { body: { ...json(input, "The address"), required: true } },
  responses: {
    202: json(okSchema(z.object({})), "A confirmation mail is on its way"),
    ...errorResponses(400, 422, 429),
  },
});

export const newsletterApi = createRouter().openapi(subscribe, async (c) => {
  const { email, city, language } = c.req.valid("json");
  const { clientAddress } = c.var;
  await c.var.app.newsletter.subscribe(email, { language, city, clientAddress });
  return c.json(ok({}), 202);
});
