/** What an affiliate's lead is worth, and its payment state. */

export const EARNING_STATES = ["pending", "payable", "paid", "reversed"] as const;
export type EarningState = (typeof EARNING_STATES)[number];

export const LEAD_KINDS = ["inquiry", "requirement"] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** Rupees per lead, as set by the admin; the rate on the day the lead arrives applies. */
export type AffiliateRates = Record<LeadKind, number>;

/** One line of the ledger; a payout does not belong to a single lead. */
export type Earning = {
  id: string;
  state: EarningState;
  leadKind: LeadKind | null;
  rupees: number;
  reason: string;
  /** The link that brought the lead, by its owner's label. */
  linkLabel: string | null;
  createdAt: string;
};

/** Waiting for an admin, payable, and paid so far. */
export type Balance = { pending: number; payable: number; paid: number };

/** A month's totals: leads that arrived in it, and what was paid in it. */
export type EarningMonth = { month: string; leads: number; earned: number; paid: number };

/** A lead as the admin sees it: its current state and its affiliate. */
export type AffiliateLead = {
  id: string;
  userId: string;
  affiliateName: string;
  leadKind: LeadKind;
  /** A requirement's reference, or the listing asked about, as long as the lead is stored. */
  about: string | null;
  linkLabel: string | null;
  state: EarningState;
  rupees: number;
  reason: string;
  createdAt: string;
  decidedAt: string | null;
};

/** The admin's decision on a lead: payable or not; a payable one can still be reversed. */
export const LEAD_VERDICTS = ["payable", "reversed"] as const;
export type LeadVerdict = (typeof LEAD_VERDICTS)[number];

const NEXT: Record<EarningState, readonly LeadVerdict[]> = {
  pending: ["payable", "reversed"],
  payable: ["reversed"],
  paid: [],
  reversed: [],
};

export function canBecome(state: EarningState, verdict: LeadVerdict): boolean {
  return NEXT[state].includes(verdict);
}
