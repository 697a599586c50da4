/** What the API answers: the OpenAPI document is written from these schemas, and the admin console has its types from them. */

import { z } from "zod";
import { EARNING_STATES, LEAD_KINDS } from "#domain/affiliates/earning.ts";

export const earningAnswerSchema = z.object({
  _id: z.string(),
  state: z.enum(EARNING_STATES),
  leadKind: z.enum(LEAD_KINDS).nullable().describe("Null for a payout"),
  rupees: z.number().int(),
  reason: z.string(),
  linkLabel: z.string().nullable(),
  createdAt: z.string(),
});
export type LedgerLine = z.infer<typeof earningAnswerSchema>;

export const balanceAnswerSchema = z.object({
  pending: z.number().int().describe("In rupees, as all amounts"),
  payable: z.number().int(),
  paid: z.number().int(),
});

export const profileAnswerSchema = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  areas: z.string(),
  reraNumber: z.string(),
  payoutLabel: z.string(),
});

export const affiliateLeadAnswerSchema = z.object({
  _id: z.string(),
  userId: z.string(),
  affiliateName: z.string(),
  leadKind: z.enum(LEAD_KINDS),
  about: z.string().nullable(),
  linkLabel: z.string().nullable(),
  state: z.enum(EARNING_STATES),
  rupees: z.number().int(),
  reason: z.string(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type AffiliateLead = z.infer<typeof affiliateLeadAnswerSchema>;

export const affiliateAnswerSchema = profileAnswerSchema.extend({
  userId: z.string(),
  balance: balanceAnswerSchema,
  lines: z.array(earningAnswerSchema),
});
export type Affiliate = z.infer<typeof affiliateAnswerSchema>;
