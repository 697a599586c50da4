/** A listing as its owner's dashboard shows it. */

import type { Page } from "#domain/shared/page.ts";
import type { ListingTransition } from "./lifecycle.ts";
import type { ListingStatus, ManagedListing } from "./listing.ts";
import type { ListingQuality } from "./quality.ts";

/** For the last thirty days. */
export type ListingNumbers = { views: number; saves: number; contacts: number };

export type OwnListing = {
  property: ManagedListing;
  numbers: ListingNumbers;
  quality: ListingQuality;
  moves: ListingTransition[];
};

export type OwnListingPage = Page<OwnListing> & {
  counts: Partial<Record<ListingStatus, number>>;
};

/** Another listing that may be the same home. */
export type Duplicate = { id: string; title: string; status: ListingStatus; isOwn: boolean };
