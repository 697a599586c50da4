/** What an affiliate's lead is worth, and how far that has come. */

export const EARNING_STATES = ["pending", "payable", "paid", "reversed"] as const;
export type EarningState = (typeof EARNING_STATES)[number];

export const LEAD_KINDS = ["inquiry", "requirement"] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** Rupees for each lead, as the admin has set them; the rate of the day a lead comes is the one that holds. */
export type AffiliateRates = Record<LeadKind, number>;

/** One line of the ledger; a payout is about no single lead. */
export type Earning = {
  id: string;
  state: EarningState;
  leadKind: LeadKind | null;
  rupees: number;
  reason: string;
  /** The link that brought the lead, as its owner calls it. */
  linkLabel: string | null;
  createdAt: string;
};

/** Waiting for the desk, to be paid, and paid so far. */
export type Balance = { pending: number; payable: number; paid: number };

/** What a month brought: leads that came in it, and what was paid in it. */
export type EarningMonth = { month: string; leads: number; earned: number; paid: number };

/** A lead as the desk sees it: where it stands now, and whose it is. */
export type AffiliateLead = {
  id: string;
  userId: string;
  affiliateName: string;
  leadKind: LeadKind;
  /** A requirement's reference, or the home that was asked about, as long as the lead is kept. */
  about: string | null;
  linkLabel: string | null;
  state: EarningState;
  rupees: number;
  reason: string;
  createdAt: string;
  decidedAt: string | null;
};

/** What the desk can make of a lead: a promise to pay, or nothing; a promise can still be taken back. */
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
