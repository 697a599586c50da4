/** What a results page shows, as its loader gives it. */

import type { Category, ListingSummary, Purpose } from "#domain/listings/listing.ts";
import { RESULTS_PAGES, type ResultsPageName, type View } from "#domain/search/results-pages.ts";
import type { Facets, Insight, Relaxation } from "#domain/search/search.ts";

export type Place = { slug: string; name: string; nameHi: string | null; count: number };

export type NamedPlace = Omit<Place, "count">;

export type ChosenLocality = NamedPlace & {
  isKnown: boolean;
  /** Of what the page is about nothing at all is listed there. */
  isEmpty: boolean;
};

export type Instead = {
  /** How many the page shows without any filter. */
  listed: number;
  relaxations: Relaxation[];
  near: Near | null;
};

/** Listings close to a locality where there are none. */
export type Near = {
  city: NamedPlace;
  places: Place[];
  /** Close by; otherwise only in the city. */
  isNear: boolean;
  items: ListingSummary[];
};

type Center = { latitude: number; longitude: number };

export type Results = {
  name: ResultsPageName;
  /** The filters, sort, view and unit that were understood, as a canonical query without its "?". */
  query: string;
  /** Only the beginning of the line that was typed was read. */
  isLineCut: boolean;
  purpose: Purpose | null;
  category: Category | null;
  view: View;
  items: ListingSummary[];
  nextCursor: string | null;
  total: number;
  totalIsAtLeast: boolean;
  /** Where this page of the list begins, and where the ones before it did. */
  cursor: string | null;
  back: string[];
  facets: Facets;
  cities: Place[];
  city: NamedPlace | null;
  localities: Place[];
  /** The localities that are filtered by, known or not. */
  chosen: ChosenLocality[];
  /** Where the first of them lies. */
  center: Center | null;
  /** Localities of other cities that the address named beside this one. */
  misplaced: NamedPlace[];
  /** What an empty list offers instead. */
  instead: Instead | null;
  insights: Insight[];
  /** The state each city lies in: some units of land are a state's own. */
  states: Record<string, string>;
  /** The page about exactly this place and kind, where search engines should look instead. */
  landingPath: string | null;
  now: string;
};

export type Filtered = Pick<Results, "name" | "query">;

type Change = Record<string, string | string[] | null>;

/** The page's address with some parameters set, or dropped by null. */
export function changedAddress({ name, query }: Filtered, change: Change): string {
  const params = new URLSearchParams(query);
  for (const [key, value] of Object.entries(change)) {
    params.delete(key);
    for (const one of value === null ? [] : [value].flat()) params.append(key, one);
  }
  return addressOf(name, params);
}

/** The page's address without one of several values. */
export function addressWithout({ name, query }: Filtered, key: string, value: string): string {
  const left = [...new URLSearchParams(query)].filter(
    ([name, held]) => name !== key || held !== value,
  );
  return addressOf(name, new URLSearchParams(left));
}

export function addressOf(name: ResultsPageName, params: URLSearchParams): string {
  const { path } = RESULTS_PAGES[name];
  return params.size === 0 ? path : `${path}?${params}`;
}

/** How the list is shown, which is no filter: it stays when all filters go. */
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
