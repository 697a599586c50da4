/** Affiliates' leads and payouts, as managed by the admin. */

import { createRoute, z } from "@hono/zod-openapi";
import {
  leadFilterSchema,
  leadVerdictSchema,
  payoutSchema,
} from "#domain/affiliates/affiliate-schema.ts";
import { affiliateAnswerSchema } from "#domain/affiliates/answer-schema.ts";
import { allow, callerOf } from "#server/platform/http/access.ts";
import {
  createRouter,
  done,
  doneSchema,
  errorResponses,
  json,
  ok,
  okPage,
  okSchema,
  pageSchema,
} from "#server/platform/http/router.ts";
import { balanceSchema, leadSchema, presentEarning, presentLead } from "./presenter.ts";

const common = { tags: ["Affiliates"], middleware: allow("admin") };
const params = z.object({ id: z.string() });

const listLeads = createRoute({
  ...common,
  method: "get",
  path: "/admin/affiliate-leads",
  summary: "Leads of all affiliates and where they stand, newest first (admin)",
  request: { query: leadFilterSchema },
  responses: {
    200: json(pageSchema(leadSchema), "A page of leads"),
    ...errorResponses(401, 403, 422),
  },
});

const decide = createRoute({
  ...common,
  method: "post",
  path: "/admin/affiliate-leads/{id}/decision",
  summary: "Make a lead payable, or reverse it (admin)",
  request: { params, body: { ...json(leadVerdictSchema, "What, and why"), required: true } },
  responses: {
    200: json(doneSchema(leadSchema), "As it stands now"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

const affiliate = affiliateAnswerSchema.openapi("Affiliate");

const get = createRoute({
  ...common,
  method: "get",
  path: "/admin/affiliates/{id}",
  summary: "One affiliate's balance and last lines (admin)",
  request: { params },
  responses: { 200: json(okSchema(affiliate), "The affiliate"), ...errorResponses(401, 403, 404) },
});

const pay = createRoute({
  ...common,
  method: "post",
  path: "/admin/affiliates/{id}/payouts",
  summary: "Record that something was paid (admin); never more than is owed",
  request: { params, body: { ...json(payoutSchema, "How much, and how"), required: true } },
  responses: {
    201: json(doneSchema(balanceSchema), "The balance now"),
    ...errorResponses(400, 401, 403, 404, 422),
  },
});

export const affiliateAdminApi = createRouter()
  .openapi(listLeads, async (c) => {
    const page = await c.var.app.affiliates.listLeads(callerOf(c), c.req.valid("query"));
    return c.json(okPage(page, presentLead), 200);
  })
  .openapi(decide, async (c) => {
    const { id } = c.req.valid("param");
    const lead = await c.var.app.affiliates.decideLead(callerOf(c), id, c.req.valid("json"));
    return c.json(done("The lead is decided", presentLead(lead)), 200);
  })
  .openapi(get, async (c) => {
    const { id } = c.req.valid("param");
    const { lines, ...rest } = await c.var.app.affiliates.getAffiliate(callerOf(c), id);
    return c.json(ok({ ...rest, lines: lines.map(presentEarning) }), 200);
  })
  .openapi(pay, async (c) => {
    const { id } = c.req.valid("param");
    const balance = await c.var.app.affiliates.recordPayout(callerOf(c), id, c.req.valid("json"));
    return c.json(done("The payout is recorded", balance), 201);
  });
