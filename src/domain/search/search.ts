/** What a search answers beside the listings themselves. */

import type { Category, ListingSummary, Purpose, Subtype } from "#domain/listings/listing.ts";
import type { Page } from "#domain/shared/page.ts";

/** Each way to narrow a list that is offered with counts. */
export const FACETS = [
  "city",
  "locality",
  "type",
  "subtype",
  "beds",
  "furnishing",
  "possession",
  "postedBy",
] as const;
export type Facet = (typeof FACETS)[number];

export type FacetCount = { value: string; count: number };

/**
 * By facet, how many listings each value would show with all the other filters kept. A number is exact
 * or it is not given: a facet is absent where the counters cannot answer exactly.
 */
export type Facets = Partial<Record<Facet, FacetCount[]>>;

export type SearchPage = Page<ListingSummary> & { facets?: Facets };

/** A listing on the map, no nearer to the truth than the public may see. */
export type Pin = {
  id: string;
  latitude: number;
  longitude: number;
  purpose: Purpose;
  priceMin: number | null;
};

/** The newest listings of a box, and how many there are in it altogether. */
export type PinPage = { pins: Pin[]; total: number; totalIsAtLeast: boolean };

/** For a list that is empty: a filter to let go, or to widen, and what that brings. */
export type Relaxation = {
  /** The parameters to change; null drops one. */
  change: Record<string, string | null>;
  total: number;
  totalIsAtLeast: boolean;
};

/** What a kind of property costs somewhere, from how many listings that was read. */
export type Insight = {
  city: string;
  subtype: string | null;
  sample: number;
  medianPrice: number;
  medianRatePerSqft: number | null;
  medianAreaSqft: number | null;
};

/** What insights are asked about: everywhere, or in one city. */
export type InsightQuery = {
  purpose: Purpose;
  category: Category;
  city?: string | undefined;
  subtype?: Subtype | undefined;
};
