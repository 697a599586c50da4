import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { EarningState, LeadKind } from "#domain/affiliates/earning.ts";
import type { State } from "#web/platform/admin/parts/tag.tsx";

export const EARNING_STATES: Record<EarningState, State> = {
  pending: { label: msg`Pending`, tone: "new" },
  payable: { label: msg`To be paid`, tone: "good" },
  paid: { label: msg`Paid`, tone: "plain" },
  reversed: { label: msg`Reversed`, tone: "bad" },
};

export const KIND_LABELS: Record<LeadKind, MessageDescriptor> = {
  requirement: msg`Requirement`,
  inquiry: msg`Inquiry`,
};
