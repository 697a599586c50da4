/** How often listings were looked at, kept and asked about. */

import type { ViewSource } from "#domain/shared/view-source.ts";

export const NUMBER_PERIODS = [7, 30, 90] as const;

export type Numbers = { views: number; saves: number; contacts: number };

export type ListingNumbers = {
  total: Numbers;
  /** Of the same number of days before. */
  before: Numbers;
  /** Every day of the period, the earliest first. */
  byDay: (Numbers & { day: string })[];
  /** Those with any, the most viewed first. */
  byListing: (Numbers & { id: string; title: string })[];
  bySource: (Numbers & { source: ViewSource })[];
};
