import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ReviewStatus } from "#domain/reviews/review.ts";
import type { TagTone } from "#web/platform/admin/parts/tag.tsx";

export const REVIEW_LABELS: Record<ReviewStatus, { label: MessageDescriptor; tone: TagTone }> = {
  pending: { label: msg`Waiting`, tone: "new" },
  published: { label: msg`Published`, tone: "good" },
  rejected: { label: msg`Rejected`, tone: "bad" },
};
