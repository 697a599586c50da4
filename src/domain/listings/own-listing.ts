/** A listing as its owner's desk shows it. */

import type { Page } from "#domain/shared/page.ts";
import type { ListingMove } from "./life.ts";
import type { ListingStatus, ManagedProperty } from "./listing.ts";
import type { ListingQuality } from "./quality.ts";

/** Of the last thirty days. */
export type ListingNumbers = { views: number; saves: number; contacts: number };

export type OwnListing = {
  property: ManagedProperty;
  numbers: ListingNumbers;
  quality: ListingQuality;
  moves: ListingMove[];
};

export type OwnListingPage = Page<OwnListing> & {
  counts: Partial<Record<ListingStatus, number>>;
};

/** Another listing that may be the same home. */
export type Twin = { id: string; title: string; status: ListingStatus; isOwn: boolean };
