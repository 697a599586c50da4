import { z } from "zod";
import { affiliateProblems } from "#domain/affiliates/problems.ts";
import { phone } from "#domain/shared/contact-schema.ts";
import { asIssue } from "#domain/shared/errors.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { ageSort, flag, pageFields } from "#domain/shared/list-schema.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { line, maskedLine } from "#domain/shared/text-schema.ts";
import { EARNING_STATES, LEAD_VERDICTS } from "./earning.ts";

const MOST_RUPEES = 10_000_000;

export const linkInputSchema = z.object({
  /** A URL of this site, or a path; the service checks that it is one. */
  page: line({ max: LENGTHS.affiliatePage, required: affiliateProblems.notOurPage() }),
  label: maskedLine({ max: LENGTHS.affiliateLabel }).default(""),
});
export type LinkInput = z.output<typeof linkInputSchema>;

export const ownPageSchema = z.object(pageFields);

export const earningFilterSchema = z.object({
  /** Only the line of each lead with its current state. */
  latest: flag.optional(),
  ...pageFields,
});
export type EarningFilter = z.output<typeof earningFilterSchema>;
export type OwnPage = z.output<typeof ownPageSchema>;

export const affiliateProfileSchema = z.object({
  name: maskedLine({ max: LENGTHS.personName, required: sharedProblems.enterYourName() }),
  phone: phone().default(""),
  areas: maskedLine({ max: LENGTHS.areas }).default(""),
  reraNumber: maskedLine({ max: LENGTHS.affiliateReraNumber }).default(""),
  /** "UPI, ends in okaxis": enough to recognise it, not enough to use it. */
  payoutLabel: maskedLine({ max: LENGTHS.payoutLabel })
    .refine((text) => !/\d{9}/.test(text.replace(/[\s-]/g, "")), {
      error: asIssue(affiliateProblems.accountNumber()),
    })
    .default(""),
});
export type AffiliateProfileInput = z.output<typeof affiliateProfileSchema>;

export const leadFilterSchema = z.object({
  /** A part of the affiliate's name or e-mail address. */
  q: line({ max: LENGTHS.query }).default(""),
  state: z.enum(EARNING_STATES).exclude(["paid"]).optional(),
  sort: ageSort,
  ...pageFields,
});
export type LeadFilter = z.output<typeof leadFilterSchema>;

export const leadVerdictSchema = z.object({
  verdict: z.enum(LEAD_VERDICTS),
  /** Shown to the affiliate. */
  reason: maskedLine({ max: LENGTHS.reason, required: sharedProblems.sayWhy() }),
});
export type LeadDecision = z.output<typeof leadVerdictSchema>;

export const payoutSchema = z.object({
  rupees: z.coerce.number().int().min(1, asIssue(affiliateProblems.wholeRupees())).max(MOST_RUPEES),
  /** How it was paid, so that both sides can find it: "UPI, 15 Nov, ref 1234". */
  reason: maskedLine({ max: LENGTHS.reason, required: affiliateProblems.sayHowPaid() }),
});
export type Payout = z.output<typeof payoutSchema>;
