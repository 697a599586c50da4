import { createRoute, z } from "@hono/zod-openapi";
import { contactClickSchema, questionSchema } from "#domain/leads/inquiry-schema.ts";
import { LANGUAGES } from "#domain/shared/language.ts";
import { referralOf } from "#server/platform/http/access.ts";
import { createRouter, errorResponses, json, ok, okSchema } from "#server/platform/http/router.ts";

const recordClick = createRoute({
  method: "post",
  path: "/inquiries",
  tags: ["Inquiries"],
  summary: "Tell that a visitor contacted a property's lister, an agent or a company",
  request: { body: { ...json(contactClickSchema, "Who was contacted, and how"), required: true } },
  responses: {
    202: json(okSchema(z.object({})), "Taken"),
    ...errorResponses(400, 422, 429),
  },
});

const ask = createRoute({
  method: "post",
  path: "/properties/{id}/inquiries",
  tags: ["Inquiries"],
  summary: "Ask the lister about a home",
  request: {
    params: z.object({ id: z.string().max(80) }),
    body: {
      ...json(
        questionSchema.extend({
          language: z.enum(LANGUAGES).default("en"),
          /** Honeypot: filled by bots that fill every field, never by people, who do not see it. */
          website: z.string().max(500).nullish(),
        }),
        "Who asks, and what; the same words sent twice in a day are one inquiry",
      ),
      required: true,
    },
  },
  responses: {
    201: json(okSchema(z.object({})), "Sent to the lister"),
    200: json(okSchema(z.object({})), "Taken for a program's doing; nothing was stored"),
    ...errorResponses(400, 404, 413, 422, 429),
  },
});

const askCompany = createRoute({
  ...ask,
  path: "/companies/{id}/inquiries",
  summary: "Ask a company",
});

export const inquiriesApi = createRouter()
  .openapi(recordClick, async (c) => {
    const { app, actor, clientAddress: address } = c.var;
    await app.inquiries.recordClick(c.req.valid("json"), {
      actor,
      address,
      referral: referralOf(c),
    });
    return c.json(ok({}), 202);
  })
  .openapi(ask, async (c) => {
    const { website, language, ...payload } = c.req.valid("json");
    if (website) return c.json(ok({}), 200);
    const { app, actor, clientAddress: address } = c.var;
    const about = { propertyId: c.req.valid("param").id };
    await app.inquiries.ask(about, payload, { actor, address, language, referral: referralOf(c) });
    return c.json(ok({}), 201);
  })
  .openapi(askCompany, async (c) => {
    const { website, language, ...payload } = c.req.valid("json");
    if (website) return c.json(ok({}), 200);
    const { app, actor, clientAddress: address } = c.var;
    const about = { companyId: c.req.valid("param").id };
    await app.inquiries.ask(about, payload, { actor, address, language, referral: referralOf(c) });
    return c.json(ok({}), 201);
  });
