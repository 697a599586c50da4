/** Finds the results page for a search, and its URL. */

import { type Category, categoryOfType, type Purpose } from "#domain/listings/listing.ts";
import { SAID_FILTERS } from "./filters.ts";
import type { LineContext, LineFilter, Understanding } from "./line/understanding.ts";
import { RESULTS_PAGES, type ResultsPageName } from "./results-pages.ts";

export type ResultsPagePath = `/${ResultsPageName}`;

/** In the order used in URLs. */
const PARAMS: readonly (keyof LineFilter)[] = [...SAID_FILTERS, "sort"];

/**
 * The URL that shows what a line asks for: filters as parameters, the rest as `q`. `kept` are parameters
 * already chosen next to the line; what the line itself says replaces them.
 */
export function resultsPath(
  { filter, rest }: Pick<Understanding, "filter" | "rest">,
  context: LineContext = {},
  kept: URLSearchParams = new URLSearchParams(),
): string {
  const page = resultsPage(filter, context);
  const wanted = { ...filter, purpose: filter.purpose ?? context.purpose };
  const pairs = PARAMS.filter((name) => !isImplied(page, name)).map((name) => [
    name,
    asText(wanted[name]) ?? carriedValue(name, filter, kept),
  ]);
  const others = [...kept].filter(([name]) => !isLineParam(name) && name !== "q");
  const text = [filter.q, rest].filter(Boolean).join(" ");
  const params = [...pairs, ...others, ["q", text]].filter(([, value]) => value);
  return params.length > 0 ? `${page}?${new URLSearchParams(params as string[][])}` : page;
}

export function resultsPage(filter: LineFilter, context: LineContext = {}): ResultsPagePath {
  const category = categoryOf(filter) ?? context.category;
  if (category === "mixed") return "/search";
  if (category === "land") return "/land";
  const purpose: Purpose = filter.purpose ?? context.purpose ?? "sale";
  if (category === "commercial") return "/commercial";
  return purpose === "rent" ? "/rent" : "/buy";
}

/** The page is about it, so its URL need not say it. */
function isImplied(path: ResultsPagePath, name: string): boolean {
  return Object.values(RESULTS_PAGES).some((page) => page.path === path && name in page.about);
}

function categoryOf({ category, type = [] }: LineFilter): Category | "mixed" | undefined {
  if (category) return category;
  const categories = new Set(type.map(categoryOfType));
  return categories.size > 1 ? "mixed" : [...categories][0];
}

/** A place named in the line replaces both the city and the locality chosen before. */
function carriedValue(name: string, { city, locality }: LineFilter, kept: URLSearchParams) {
  const isPlace = name === "city" || name === "locality";
  if (isPlace && (city ?? locality)) return undefined;
  return kept.getAll(name).join(",") || undefined;
}

function isLineParam(name: string): boolean {
  return (PARAMS as readonly string[]).includes(name);
}

function asText(value: LineFilter[keyof LineFilter]): string | undefined {
  if (value === undefined) return undefined;
  if (value === true) return "1";
  return Array.isArray(value) ? value.join(",") : String(value);
}
