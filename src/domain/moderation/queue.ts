/** What waits for an admin's decision. */

import type { ListingStatus } from "#domain/listings/listing.ts";
import type { ReportReason } from "./report.ts";

export const QUEUE_KINDS = ["listing", "edit", "company", "report", "review"] as const;

export type QueueKind = (typeof QUEUE_KINDS)[number];

/** An item waiting for a decision. */
export type QueueItem = {
  kind: QueueKind;
  id: string;
  /** The listing's title, or the name of the company that is new or was reviewed. */
  title: string;
  waitingSince: string;
  /** Who submitted it, if known. */
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

/** A decision applies only to the version the admin saw; reports and reviews do not change. */
export function versionReviewed({ kind, version }: Pick<QueueItem, "kind" | "version">) {
  return kind === "report" || kind === "review" ? undefined : version;
}

export type QueueCounts = Record<QueueKind, number>;
