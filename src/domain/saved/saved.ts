/** What users save in their account. */

import type { Purpose } from "#domain/listings/listing.ts";
import type { AlertFrequency } from "./alert.ts";

/** As many as a device stores, so that both can hold the same. */
export const MAX_SAVED_HOMES = 200;
export const MAX_SAVED_SEARCHES = 20;

/** What has changed about a home since it was saved. */
export type HomeChange =
  | { kind: "none" | "gone" | "back" }
  | { kind: "lower" | "higher"; before: number; now: number };

export type SavedHome = {
  id: string;
  title: string;
  location: string;
  purpose: Purpose;
  /** The current price or, if the home is gone, the price when it was saved. */
  priceMin: number | null;
  priceMax: number | null;
  priceRange: string;
  priceWhenSaved: number | null;
  pictureId: string | null;
  savedAt: string;
  change: HomeChange;
};

export type SavedSearch = {
  id: string;
  path: string;
  /** Made from its filters, in the reader's language. */
  name: string;
  frequency: AlertFrequency;
  createdAt: string;
  lookedAt: string;
};

type Compared = {
  isLive: boolean;
  wasSeenGone: boolean;
  priceWhenSaved: number | null;
  priceMin: number | null;
};

/** A new price says more than that the home is there again. */
export function homeChange(home: Compared): HomeChange {
  if (!home.isLive) return { kind: "gone" };
  const { priceWhenSaved: before, priceMin: now } = home;
  if (before !== null && now !== null && before !== now) {
    return { kind: now < before ? "lower" : "higher", before, now };
  }
  return { kind: home.wasSeenGone ? "back" : "none" };
}
