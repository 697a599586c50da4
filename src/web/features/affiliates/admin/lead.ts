import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Balance, EarningState, LeadKind } from "#domain/affiliates/earning.ts";
import type { TagTone } from "#web/platform/admin/parts/tag.tsx";

/** A lead from an affiliate's link, as the admin API returns it. */
export type Lead = {
  _id: string;
  userId: string;
  affiliateName: string;
  leadKind: LeadKind;
  about: string | null;
  linkLabel: string | null;
  state: EarningState;
  rupees: number;
  reason: string;
  createdAt: string;
  decidedAt: string | null;
};

export type LedgerLine = {
  _id: string;
  state: EarningState;
  leadKind: LeadKind | null;
  rupees: number;
  reason: string;
  createdAt: string;
};

export type Affiliate = {
  userId: string;
  name: string;
  phone: string | null;
  areas: string;
  reraNumber: string;
  payoutLabel: string;
  balance: Balance;
  lines: LedgerLine[];
};

export const STATE_LABELS: Record<EarningState, { label: MessageDescriptor; tone: TagTone }> = {
  pending: { label: msg`Pending`, tone: "new" },
  payable: { label: msg`To be paid`, tone: "good" },
  paid: { label: msg`Paid`, tone: "plain" },
  reversed: { label: msg`Reversed`, tone: "bad" },
};

export const KIND_LABELS: Record<LeadKind, MessageDescriptor> = {
  requirement: msg`Requirement`,
  inquiry: msg`Inquiry`,
};
