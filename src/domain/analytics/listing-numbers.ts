/** How often listings were viewed, saved and asked about. */

import type { ViewSource } from "#domain/shared/view-source.ts";

export const NUMBER_PERIODS = [7, 30, 90] as const;

export type Numbers = { views: number; saves: number; contacts: number };

export type ListingNumbers = {
  total: Numbers;
  /** The same number of days before the period. */
  before: Numbers;
  /** Every day of the period, earliest first. */
  byDay: (Numbers & { day: string })[];
  /** Listings with any activity, most viewed first. */
  byListing: (Numbers & { id: string; title: string })[];
  bySource: (Numbers & { source: ViewSource })[];
};
