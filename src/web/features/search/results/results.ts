/** What a results page shows, as its loader returns it. */

import type { Category, ListingSummary, Purpose } from "#domain/listings/listing.ts";
import { type FilterName, withDependents } from "#domain/search/filters.ts";
import { RESULTS_PAGES, type ResultsPageName, type View } from "#domain/search/results-pages.ts";
import type { Facets, Insight, Relaxation } from "#domain/search/search.ts";

type Place = { slug: string; name: string; nameHi: string | null; count: number };

export type NamedPlace = Omit<Place, "count">;

export type ChosenLocality = NamedPlace & {
  isKnown: boolean;
  /** Nothing that this page is about is listed there. */
  isEmpty: boolean;
};

export type Instead = {
  /** How many listings the page has without any filter. */
  listed: number;
  relaxations: Relaxation[];
  near: Near | null;
};

/** Listings close to a locality where there are none. */
export type Near = {
  city: NamedPlace;
  places: Place[];
  /** Nearby; otherwise only in the same city. */
  isNear: boolean;
  items: ListingSummary[];
};

type Center = { latitude: number; longitude: number };

export type Results = {
  name: ResultsPageName;
  /** The understood filters, sort, view and unit, as a canonical query without its "?". */
  query: string;
  /** The search line was too long, and only its beginning was read. */
  isLineCut: boolean;
  purpose: Purpose | null;
  category: Category | null;
  view: View;
  items: ListingSummary[];
  nextCursor: string | null;
  total: number;
  totalIsAtLeast: boolean;
  /** The cursor of this page, and those of the pages before it. */
  cursor: string | null;
  back: string[];
  facets: Facets;
  cities: Place[];
  city: NamedPlace | null;
  localities: Place[];
  /** The localities in the filter, known or not. */
  chosen: ChosenLocality[];
  /** The position of the first of them. */
  center: Center | null;
  /** Localities in the URL that belong to other cities. */
  misplaced: NamedPlace[];
  /** What an empty list suggests instead. */
  instead: Instead | null;
  insights: Insight[];
  /** The state of each city: the size of some units of land depends on it. */
  states: Record<string, string>;
  /** The landing page for exactly this place and kind, which search engines should index instead. */
  landingPath: string | null;
  now: string;
};

export type Filtered = Pick<Results, "name" | "query">;

type Change = Record<string, string | string[] | null>;

/** The page's URL with some parameters set, or removed by null. */
export function changedAddress({ name, query }: Filtered, change: Change): string {
  const params = new URLSearchParams(query);
  for (const [key, value] of Object.entries(change)) {
    params.delete(key);
    for (const one of value === null ? [] : [value].flat()) params.append(key, one);
  }
  return addressOf(name, params);
}

/** The page's URL without one of several values, and without what means nothing without it. */
export function addressWithout({ name, query }: Filtered, key: FilterName, value: string): string {
  const dependents: readonly string[] = withDependents(key).slice(1);
  const left = [...new URLSearchParams(query)].filter(
    ([name, held]) => !dependents.includes(name) && (name !== key || held !== value),
  );
  return addressOf(name, new URLSearchParams(left));
}

export function addressOf(name: ResultsPageName, params: URLSearchParams): string {
  const { path } = RESULTS_PAGES[name];
  return params.size === 0 ? path : `${path}?${params}`;
}

/** Removes all filters but keeps how the list is shown. */
export function clearedAddress({ name, query }: Filtered): string {
  const params = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const key of ["purpose", "sort", "view", "unit"]) {
    const value = params.get(key);
    const isToggle = key !== "purpose" || name === "commercial";
    if (value && isToggle && value !== "relevance") kept.set(key, value);
  }
  return addressOf(name, kept);
}
