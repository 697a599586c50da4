import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ListingStatus } from "#domain/listings/listing.ts";
import type { TagTone } from "#web/platform/admin/parts/tag.tsx";

export const LISTING_STATUS_LABELS: Record<
  ListingStatus,
  { label: MessageDescriptor; tone: TagTone }
> = {
  draft: { label: msg`Draft`, tone: "plain" },
  in_review: { label: msg`In review`, tone: "new" },
  live: { label: msg`Live`, tone: "good" },
  paused: { label: msg`Paused`, tone: "plain" },
  sold: { label: msg`Sold`, tone: "plain" },
  rented: { label: msg`Rented`, tone: "plain" },
  rejected: { label: msg`Rejected`, tone: "bad" },
  expired: { label: msg`Expired`, tone: "plain" },
};

export const LISTING_FIELD_LABELS: Record<string, MessageDescriptor> = {
  title: msg`Title`,
  companyId: msg`Company`,
  location: msg`Location`,
  priceRange: msg`Price range`,
  type: msg`Property type`,
  features: msg`Features`,
  description: msg`Description`,
  whatsappNumber: msg`WhatsApp number`,
  images: msg`Images`,
  status: msg`Status`,
  statusReason: msg`Reason`,
  isFeatured: msg`Featured`,
  priceMin: msg`Price from`,
  priceMax: msg`Price to`,
  areaSqft: msg`Area`,
  beds: msg`BHK`,
  baths: msg`Bathrooms`,
  furnishing: msg`Furnishing`,
  possession: msg`Possession`,
  purpose: msg`Purpose`,
  subtype: msg`Kind`,
  deletedAt: msg`Deleted`,
};
