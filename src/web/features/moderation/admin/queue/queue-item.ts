/** The moderation queue's API types and their labels. */

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { QueueEntry } from "#domain/moderation/answer-schema.ts";
import { type QueueKind, versionReviewed } from "#domain/moderation/queue.ts";
import type { ReportReason } from "#domain/moderation/report.ts";
import type { ListingVerdict } from "#domain/moderation/verdict.ts";
import type { State } from "#web/platform/admin/parts/tag.tsx";

export const KIND_LABELS: Record<QueueKind, State> = {
  listing: { label: msg`New listing`, tone: "good" },
  edit: { label: msg`Edit`, tone: "plain" },
  company: { label: msg`New company`, tone: "good" },
  report: { label: msg`Report`, tone: "bad" },
  review: { label: msg`Review`, tone: "new" },
};

export const REPORT_LABELS: Record<ReportReason, MessageDescriptor> = {
  "not-available": msg`No longer available`,
  "wrong-price": msg`The price is wrong`,
  "wrong-facts": msg`Facts are wrong`,
  "wrong-pictures": msg`The pictures show something else`,
  duplicate: msg`Listed twice`,
  fraud: msg`It looks like fraud`,
  other: msg`Something else`,
};

type VerdictLabel = { label: MessageDescriptor; done: MessageDescriptor };

/** The three verdicts mean the same for any kind of listing entry; a review is shown or not. */
export function verdictsFor(kind: QueueKind): Partial<Record<ListingVerdict, VerdictLabel>> {
  return VERDICTS_BY_KIND[kind];
}

const LISTING_VERDICT_LABELS: Record<ListingVerdict, VerdictLabel> = {
  approve: { label: msg`Approve`, done: msg`Listing approved` },
  change: { label: msg`Ask for change`, done: msg`Sent back for a change` },
  reject: { label: msg`Reject`, done: msg`Listing rejected` },
};

const REPORT_VERDICTS: Record<ListingVerdict, VerdictLabel> = {
  approve: { label: msg`Dismiss report`, done: msg`Report dismissed` },
  change: { label: msg`Pause and ask for change`, done: msg`Listing paused, its owner is told` },
  reject: { label: msg`Take listing down`, done: msg`Listing taken down` },
};

const REVIEW_VERDICTS = {
  approve: { label: msg`Publish`, done: msg`Review published` },
  reject: { label: msg`Reject`, done: msg`Review rejected` },
};

const COMPANY_VERDICTS: Record<ListingVerdict, VerdictLabel> = {
  approve: { label: msg`Approve`, done: msg`Company approved` },
  change: { label: msg`Ask for change`, done: msg`Sent back for a change` },
  reject: { label: msg`Reject`, done: msg`Company rejected` },
};

const VERDICTS_BY_KIND = {
  listing: LISTING_VERDICT_LABELS,
  edit: LISTING_VERDICT_LABELS,
  company: COMPANY_VERDICTS,
  report: REPORT_VERDICTS,
  review: REVIEW_VERDICTS,
};

export const VERDICT_KEYS: Record<ListingVerdict, string> = {
  approve: "a",
  change: "c",
  reject: "r",
};

export function decisionPath({ kind, _id }: Pick<QueueEntry, "kind" | "_id">): string {
  return `/admin/${DECIDED_AT[kind]}/${_id}/decision`;
}

const DECIDED_AT: Record<QueueKind, string> = {
  listing: "queue/listings",
  edit: "queue/listings",
  company: "queue/companies",
  report: "queue/reports",
  review: "reviews",
};

/** The version that a decision must name. */
export function versionIn(entry: QueueEntry): { version?: string } {
  const version = versionReviewed(entry);
  return version === undefined ? {} : { version };
}
