import { createRoute, z } from "@hono/zod-openapi";
import { contactClickSchema } from "#domain/inquiry-schema.ts";
import { referralOf } from "#server/http/gate.ts";
import { createRouter, errorResponses, json, ok, okSchema } from "#server/http/router.ts";

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

export const inquiriesApi = createRouter().openapi(recordClick, async (c) => {
  const { clientAddress } = c.var;
  await c.var.app.inquiries.recordClick(c.req.valid("json"), clientAddress, referralOf(c));
  return c.json(ok({}), 202);
});
