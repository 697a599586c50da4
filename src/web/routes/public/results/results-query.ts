/** Converts between a results page's URL and its filter. */

import { findCity } from "#domain/places/city.ts";
import type { ListingFilter } from "#domain/search/filter-schema.ts";
import { RANGE_ENDS } from "#domain/search/filters.ts";
import type { LineContext, Understanding } from "#domain/search/line/understanding.ts";
import { filterOfAddress } from "#domain/search/results-filter-schema.ts";
import {
  RESULTS_PAGES,
  type ResultsPageName,
  VIEWS,
  type View,
} from "#domain/search/results-pages.ts";
import { resultsPath } from "#domain/search/results-path.ts";
import { AREA_UNITS, type AreaUnit } from "#domain/shared/area/units.ts";
import { withFigures } from "#web/platform/search/typed-figures.ts";

export type Asked = { filter: ListingFilter; view: View; unit: AreaUnit | null };

/** The same URL with its prices and areas as whole numbers, or `undefined` if they already are. */
export function figuredAddress(
  name: ResultsPageName,
  given: URLSearchParams,
): URLSearchParams | null {
  const typedIn = unitOf(given.get("areaUnit"));
  const isPlain = RANGE_ENDS.every((figure) => /^\d*$/.test(given.get(figure) ?? ""));
  if (isPlain && !typedIn) return null;
  const params = withFigures(given, {
    purpose: RESULTS_PAGES[name].about.purpose ?? purposeIn(given),
    unit: typedIn ?? undefined,
    state: findCity(given.get("city") ?? "")?.state,
  });
  params.delete("areaUnit");
  // Drop what cannot be parsed, or it would cause a redirect loop.
  for (const figure of RANGE_ENDS) {
    if (!/^\d+$/.test(params.get(figure) ?? "")) params.delete(figure);
  }
  return params;
}

/**
 * The results page for the filters found in a line. The advanced search has a field for everything, so it
 * stays on its own page.
 */
export function addressOfLine(
  name: ResultsPageName,
  understanding: Pick<Understanding, "filter" | "rest">,
  line: LineContext,
  kept: URLSearchParams,
): string {
  if (name !== "search") return resultsPath(understanding, line, kept);
  const params = new URLSearchParams(kept);
  const { filter, rest } = understanding;
  if (filter.city || filter.locality) params.delete("locality");
  for (const [key, value] of Object.entries(filter)) {
    params.delete(key);
    for (const one of [value].flat()) append(params, key, one);
  }
  const text = [filter.q, rest].filter(Boolean).join(" ");
  params.delete("q");
  if (text) params.set("q", text);
  return params.size === 0 ? RESULTS_PAGES.search.path : `${RESULTS_PAGES.search.path}?${params}`;
}

/** The search that a URL asks for, within what its page is about. */
export function queryOf(name: ResultsPageName, given: URLSearchParams): Asked {
  return {
    filter: filterOfAddress(name, given),
    view: VIEWS.find((view) => view === given.get("view")) ?? "grid",
    unit: unitOf(given.get("unit")),
  };
}

/** The canonical query: what was understood, in a fixed order and without defaults. */
export function canonicalQuery(name: ResultsPageName, { filter, view, unit }: Asked): string {
  const params = new URLSearchParams();
  for (const key of RESULTS_PAGES[name].filters) {
    for (const value of [filter[key] ?? []].flat()) append(params, key, value);
  }
  const usualSort = filter.q === "" ? "newest" : "relevance";
  if (filter.sort !== usualSort) params.set("sort", filter.sort);
  if (view !== "grid") params.set("view", view);
  if (unit) params.set("unit", unit);
  return params.toString();
}

function append(params: URLSearchParams, key: string, value: string | number | boolean): void {
  if (value === "" || value === false) return;
  params.append(key, value === true ? "1" : String(value));
}

function unitOf(text: string | null): AreaUnit | null {
  return AREA_UNITS.find((unit) => unit === text) ?? null;
}

function purposeIn(given: URLSearchParams) {
  const purpose = given.get("purpose");
  return purpose === "sale" || purpose === "rent" ? purpose : undefined;
}
