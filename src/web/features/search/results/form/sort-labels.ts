import { msg } from "@lingui/core/macro";
import type { ListingSort } from "#domain/listings/listing.ts";
import type { Labels } from "#web/platform/labels/labels.ts";

export const SORT_LABELS: Labels<ListingSort> = {
  relevance: msg`Most relevant`,
  newest: msg`Newest`,
  "price-low": msg`Price: low to high`,
  "price-high": msg`Price: high to low`,
  "area-high": msg`Largest area`,
  "area-low": msg`Smallest area`,
  "rate-low": msg`Lowest price per sq ft`,
  "rate-high": msg`Highest price per sq ft`,
};

/** The same sort orders, worded for rent. */
export const RENT_SORT_LABELS: Labels<ListingSort> = {
  ...SORT_LABELS,
  "price-low": msg`Rent: low to high`,
  "price-high": msg`Rent: high to low`,
};
