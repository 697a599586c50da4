/** Between the address of a results page and the filter it stands for. */

import { LAND_AREA_BANDS } from "#domain/area.ts";
import { AREA_UNITS, type AreaUnit } from "#domain/area-units.ts";
import { findCity } from "#domain/city.ts";
import { RENT_BUDGET_BANDS } from "#domain/money.ts";
import { type PropertyType, SUBTYPES_OF, type Subtype } from "#domain/property.ts";
import { type PropertyFilter, propertyFilterSchema } from "#domain/property-schema.ts";
import { RESULTS_PAGES, type ResultsPageName, VIEWS, type View } from "#domain/results-pages.ts";
import { resultsPath } from "#domain/results-path.ts";
import type { LineContext, Understanding } from "#domain/search-line/understanding.ts";
import { filterFrom } from "./search-params.ts";
import { withFigures } from "./typed-figures.ts";

export type Asked = { filter: PropertyFilter; view: View; unit: AreaUnit | null };

const FIGURES = ["minPrice", "maxPrice", "minArea", "maxArea"];

/** The same address with its figures as whole numbers, or nothing if they are already. */
export function figuredAddress(
  name: ResultsPageName,
  given: URLSearchParams,
): URLSearchParams | null {
  const typedIn = unitOf(given.get("areaUnit"));
  const isPlain = FIGURES.every((figure) => /^\d*$/.test(given.get(figure) ?? ""));
  if (isPlain && !typedIn) return null;
  const params = withFigures(given, {
    purpose: RESULTS_PAGES[name].about.purpose ?? purposeIn(given),
    unit: typedIn ?? undefined,
    state: findCity(given.get("city") ?? "")?.state,
  });
  params.delete("areaUnit");
  // What stays unreadable would send the visitor round in circles.
  for (const figure of FIGURES) {
    if (!/^\d+$/.test(params.get(figure) ?? "")) params.delete(figure);
  }
  return params;
}

/**
 * The page that serves what a line was found to say. The advanced search has a field for everything and
 * stays where it is.
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

/** What an address asks for, within what its page is about. */
export function askedOf(name: ResultsPageName, given: URLSearchParams): Asked {
  const page = RESULTS_PAGES[name];
  const known = [...given].filter(([key]) =>
    [...page.filters, "sort", "cursor", "bbox"].includes(key),
  );
  const read = filterFrom(propertyFilterSchema, new URLSearchParams(known));
  const filter = { ...read, ...kindsOf(read), ...bandOf(given.get("band")), ...page.about };
  if (name === "commercial") filter.purpose ??= "rent";
  filter.city = findCity(filter.city)?.slug ?? filter.city;
  filter.sort = sortOf(name, filter, given.has("sort"));
  return {
    filter,
    view: VIEWS.find((view) => view === given.get("view")) ?? "grid",
    unit: unitOf(given.get("unit")),
  };
}

/** The canonical query: what was understood, in one order, and nothing that goes without saying. */
export function canonicalQuery(name: ResultsPageName, { filter, view, unit }: Asked): string {
  const { filters, about } = RESULTS_PAGES[name];
  const params = new URLSearchParams();
  for (const key of [...filters, "bbox"] as (keyof PropertyFilter)[]) {
    if (key in about) continue;
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

/**
 * Types and kinds are one question to a visitor: "Apartment" with "Villa" means either, while "Apartment"
 * with "Studio" means studios.
 */
function kindsOf({ type, subtype }: PropertyFilter): Pick<PropertyFilter, "type" | "subtype"> {
  if (type.length === 0 || subtype.length === 0) return { type, subtype };
  const whole = type.filter((one) => !subtype.some((kind) => belongsTo(kind, one)));
  return { type: [], subtype: [...subtype, ...whole.flatMap((one) => SUBTYPES_OF[one])] };
}

function belongsTo(kind: Subtype, type: PropertyType): boolean {
  return (SUBTYPES_OF[type] as readonly string[]).includes(kind);
}

/** The bands by name, as links of old have them: from the lower end up to, not including, the upper. */
function bandOf(id: string | null): Partial<PropertyFilter> {
  const rent = RENT_BUDGET_BANDS.find((band) => band.id === id);
  if (rent)
    return { minPrice: rent.min ?? undefined, maxPrice: rent.max ? rent.max - 1 : undefined };
  const area = LAND_AREA_BANDS.find((band) => band.id === id);
  if (!area) return {};
  return {
    minArea: area.minSqft ?? undefined,
    maxArea: area.maxSqft ? area.maxSqft - 1 : undefined,
  };
}

/** With words the best match comes first, unless something else was asked for; without, there is none. */
function sortOf(name: ResultsPageName, { q, sort }: PropertyFilter, isGiven: boolean) {
  if (!isGiven && q !== "") return "relevance";
  const isOffered = RESULTS_PAGES[name].sorts.includes(sort) && (sort !== "relevance" || q !== "");
  return isOffered ? sort : "newest";
}

function unitOf(text: string | null): AreaUnit | null {
  return AREA_UNITS.find((unit) => unit === text) ?? null;
}

function purposeIn(given: URLSearchParams) {
  const purpose = given.get("purpose");
  return purpose === "sale" || purpose === "rent" ? purpose : undefined;
}
