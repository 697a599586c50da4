/** What waits for an admin's decision. */

import type { ListingStatus } from "#domain/listings/listing.ts";
import type { ReportReason } from "./report.ts";

export const QUEUE_KINDS = ["listing", "edit", "company", "report", "review"] as const;

export type QueueKind = (typeof QUEUE_KINDS)[number];

/** Something that waits for a decision. */
export type QueueItem = {
  kind: QueueKind;
  id: string;
  /** The listing's title, or the name of the company that is new or was reviewed. */
  title: string;
  waitingSince: string;
  /** Who brought it, as far as anybody knows. */
  from: string | null;
  propertyId: string | null;
  companyId: string | null;
  location: string | null;
  priceRange: string | null;
  pictureId: string | null;
  listingStatus: ListingStatus | null;
  reason: ReportReason | null;
  detail: string | null;
  email: string | null;
  reference: string | null;
  rating: number | null;
  version: string;
};

/** What was looked at is what is decided about; a report and a review do not change. */
export function versionReviewed({ kind, version }: Pick<QueueItem, "kind" | "version">) {
  return kind === "report" || kind === "review" ? undefined : version;
}

export type QueueCounts = Record<QueueKind, number>;
