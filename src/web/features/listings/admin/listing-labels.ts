import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ListingStatus } from "#domain/listings/listing.ts";
import type { State } from "#web/platform/admin/parts/tag.tsx";
import { FIELD_LABELS } from "#web/platform/labels/field-labels.ts";

export const LISTING_STATES: Record<ListingStatus, State> = {
  draft: { label: msg`Draft`, tone: "plain" },
  in_review: { label: msg`In review`, tone: "new" },
  live: { label: msg`Live`, tone: "good" },
  paused: { label: msg`Paused`, tone: "plain" },
  sold: { label: msg`Sold`, tone: "plain" },
  rented: { label: msg`Rented`, tone: "plain" },
  rejected: { label: msg`Rejected`, tone: "bad" },
  expired: { label: msg`Expired`, tone: "plain" },
};

/** What a conflict of two editors calls what they changed. */
export const LISTING_FIELD_LABELS: Record<string, MessageDescriptor> = {
  ...FIELD_LABELS,
  nearbyLandmarks: FIELD_LABELS.landmarks,
  companyId: msg`Company`,
  images: msg`Images`,
  status: msg`Status`,
  statusReason: msg`Reason`,
  deletedAt: msg`Deleted`,
};
