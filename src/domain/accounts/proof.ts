/** What a user can submit instead of an identity card; the admin checks it and decides. */

export const PROOF_KINDS = ["rera", "gst"] as const;
export type ProofKind = (typeof PROOF_KINDS)[number];

export const PROOF_STATUSES = ["pending", "accepted", "rejected"] as const;
export type ProofStatus = (typeof PROOF_STATUSES)[number];

/** A submitted proof and its decision. */
export type Proof = {
  id: string;
  kind: ProofKind;
  number: string;
  status: ProofStatus;
  reason: string | null;
  createdAt: string;
};
