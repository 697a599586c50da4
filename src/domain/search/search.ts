/** What a search returns besides the listings themselves. */

import type { Category, ListingSummary, Purpose, Subtype } from "#domain/listings/listing.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Facet } from "./filters.ts";

export type FacetCount = { value: string; count: number };

/**
 * For each facet, how many listings each value would show with all other filters unchanged. Counts are exact
 * or missing: a facet is absent where the counters cannot answer exactly.
 */
export type Facets = Partial<Record<Facet, FacetCount[]>>;

export type SearchPage = Page<ListingSummary> & { facets?: Facets };

/** A listing on the map, no more precise than the public may see. */
export type Pin = {
  id: string;
  latitude: number;
  longitude: number;
  purpose: Purpose;
  priceMin: number | null;
};

/** The newest listings in a box, and the total in it. */
export type PinPage = { pins: Pin[]; total: number; totalIsAtLeast: boolean };

/** For an empty list: a filter to remove or widen, and how many listings that would show. */
export type Relaxation = {
  /** The parameters to change; null drops one. */
  change: Record<string, string | null>;
  total: number;
  totalIsAtLeast: boolean;
};

/** What a kind of property costs somewhere, and how many listings that is based on. */
export type Insight = {
  city: string;
  subtype: string | null;
  sample: number;
  medianPrice: number;
  medianRatePerSqft: number | null;
  medianAreaSqft: number | null;
};

/** The scope of insights: everywhere, or one city. */
export type InsightQuery = {
  purpose: Purpose;
  category: Category;
  city?: string | undefined;
  subtype?: Subtype | undefined;
};
