/** What somebody can show instead of an identity card; the admin reads it and decides. */

export const PROOF_KINDS = ["rera", "gst"] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

export const PROOF_STATUSES = ["pending", "accepted", "rejected"] as const;
export type ProofStatus = (typeof PROOF_STATUSES)[number];

/** One that somebody gave, and what became of it. */
export type Proof = {
  id: string;
  kind: ProofKind;
  number: string;
  status: ProofStatus;
  reason: string | null;
  createdAt: string;
};
