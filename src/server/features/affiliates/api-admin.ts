/** Affiliates' leads and payouts, as managed by the admin. */

import {
  leadFilterSchema,
  leadVerdictSchema,
  payoutSchema,
} from "#domain/affiliates/affiliate-schema.ts";
import {
  affiliateAnswerSchema,
  affiliateLeadAnswerSchema,
  balanceAnswerSchema,
} from "#domain/affiliates/answer-schema.ts";
import { done, json, named, ok, page } from "#server/platform/http/answers.ts";
import { createRouter } from "#server/platform/http/router.ts";

const leadSchema = named(affiliateLeadAnswerSchema, "AffiliateLead");

export const affiliateAdminApi = createRouter({ tag: "Affiliates", allow: "admin" })
  .call({
    route: "GET /admin/affiliate-leads",
    summary: "Leads of all affiliates and where they stand, newest first (admin)",
    query: leadFilterSchema,
    answer: page(leadSchema, "A page of leads"),
    run: ({ app, caller, query }) => app.affiliates.listLeads(caller, query),
  })
  .call({
    route: "POST /admin/affiliate-leads/{id}/decision",
    summary: "Make a lead payable, or reverse it (admin)",
    body: json(leadVerdictSchema, "What, and why"),
    answer: done(leadSchema, "As it stands now"),
    errors: [409],
    run: async ({ app, caller, params: { id }, body }) => ({
      message: "The lead is decided",
      data: await app.affiliates.decideLead(caller, id, body),
    }),
  })
  .call({
    route: "GET /admin/affiliates/{id}",
    summary: "One affiliate's balance and last lines (admin)",
    answer: ok(named(affiliateAnswerSchema, "Affiliate"), "The affiliate"),
    run: ({ app, caller, params: { id } }) => app.affiliates.getAffiliate(caller, id),
  })
  .call({
    route: "POST /admin/affiliates/{id}/payouts",
    summary: "Record that something was paid (admin); never more than is owed",
    body: json(payoutSchema, "How much, and how"),
    answer: done(balanceAnswerSchema, "The balance now", 201),
    run: async ({ app, caller, params: { id }, body }) => ({
      message: "The payout is recorded",
      data: await app.affiliates.recordPayout(caller, id, body),
    }),
  });
