/** Links and earnings as the API returns them. */

import { z } from "@hono/zod-openapi";
import type { AffiliateLink } from "#domain/affiliates/affiliate.ts";
import {
  affiliateLeadAnswerSchema,
  balanceAnswerSchema,
  earningAnswerSchema,
  profileAnswerSchema,
} from "#domain/affiliates/answer-schema.ts";
import type { AffiliateLead, Earning } from "#domain/affiliates/earning.ts";

export const linkSchema = z
  .object({
    _id: z.string(),
    code: z.string(),
    url: z.string().openapi({ description: "The short address to spread" }),
    path: z.string().openapi({ description: "The page it leads to" }),
    label: z.string(),
    clicks: z.number().int(),
    leads: z.number().int(),
    createdAt: z.string(),
    stoppedAt: z.string().nullable(),
  })
  .openapi("AffiliateLink");

export function presentLink({ id, ...link }: AffiliateLink, url: string) {
  return { _id: id, url, ...link };
}

export const earningSchema = earningAnswerSchema.openapi("Earning");

export function presentEarning({ id, ...earning }: Earning) {
  return { _id: id, ...earning };
}

export const balanceSchema = balanceAnswerSchema;

export const profileSchema = profileAnswerSchema;

export const leadSchema = affiliateLeadAnswerSchema.openapi("AffiliateLead");

export function presentLead({ id, ...lead }: AffiliateLead) {
  return { _id: id, ...lead };
}
