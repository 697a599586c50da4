/** Links and earnings as the API returns them. */

import { z } from "@hono/zod-openapi";
import type { AffiliateLink } from "#domain/affiliates/affiliate.ts";
import {
  type AffiliateLead,
  EARNING_STATES,
  type Earning,
  LEAD_KINDS,
} from "#domain/affiliates/earning.ts";

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

export const earningSchema = z
  .object({
    _id: z.string(),
    state: z.enum(EARNING_STATES),
    leadKind: z.enum(LEAD_KINDS).nullable().openapi({ description: "Null for a payout" }),
    rupees: z.number().int(),
    reason: z.string(),
    linkLabel: z.string().nullable(),
    createdAt: z.string(),
  })
  .openapi("Earning");

export function presentEarning({ id, ...earning }: Earning) {
  return { _id: id, ...earning };
}

export const balanceSchema = z.object({
  pending: z.number().int().openapi({ description: "In rupees, as all amounts" }),
  payable: z.number().int(),
  paid: z.number().int(),
});

export const profileSchema = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  areas: z.string(),
  reraNumber: z.string(),
  payoutLabel: z.string(),
});

export const leadSchema = z
  .object({
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
  })
  .openapi("AffiliateLead");

export function presentLead({ id, ...lead }: AffiliateLead) {
  return { _id: id, ...lead };
}
