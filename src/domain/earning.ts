/** What an affiliate's lead is worth, and how far that has come. */

export const EARNING_STATES = ["pending", "payable", "paid", "reversed"] as const;
export type EarningState = (typeof EARNING_STATES)[number];

export const LEAD_KINDS = ["inquiry", "requirement"] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];
