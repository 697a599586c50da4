/** The filter that a results page's URL stands for. */

import { type PropertyType, SUBTYPES_OF, type Subtype } from "#domain/listings/listing.ts";
import { findCity } from "#domain/places/city.ts";
import { LAND_AREA_BANDS } from "#domain/shared/area/area.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { RENT_BUDGET_BANDS } from "#domain/shared/money/money.ts";
import { type ListingFilter, listingFilterSchema, MAX_VALUES } from "./filter-schema.ts";
import { RESULTS_PAGES, type ResultsPageName, USUAL_PURPOSE } from "./results-pages.ts";
import { filterFrom } from "./url-filter-schema.ts";

/** The filter from the parameters, restricted to what the page covers. */
export function filterOfAddress(name: ResultsPageName, given: URLSearchParams): ListingFilter {
  const page = RESULTS_PAGES[name];
  const known = [...given]
    .filter(([key]) => [...page.filters, "sort", "cursor"].includes(key))
    .flatMap(([key, value]) => (key === "locality" ? localitiesIn(value) : [[key, value]]));
  const read = filterFrom(listingFilterSchema, new URLSearchParams(known));
  const filter = { ...read, ...kindsOf(read), ...bandOf(given.get("band")), ...page.about };
  filter.purpose ??= USUAL_PURPOSE[name];
  filter.city = findCity(filter.city)?.slug ?? filter.city;
  filter.sort = sortOf(name, filter, given.has("sort"));
  return filter;
}

/** Unknown place names stay in the filter, shortened, so that the visitor recognises and can remove them. */
function localitiesIn(text: string): string[][] {
  const names = text.slice(0, MAX_LOCALITIES_LENGTH).split(",").slice(0, MAX_VALUES);
  return names.map((name) => ["locality", name.trim().slice(0, LENGTHS.place)]);
}

const MAX_LOCALITIES_LENGTH = 1_000;

export type AddressedSearch = { name: ResultsPageName; filter: ListingFilter };

/** Parses a path such as "/buy?city=pune&beds=2"; undefined if it is not a results page. */
export function searchOfPath(path: string): AddressedSearch | undefined {
  if (!SHAPE.test(path)) return undefined;
  const [pathname = "", query = ""] = path.split("?");
  const name = NAMES.find((known) => RESULTS_PAGES[known].path === pathname);
  if (!name) return undefined;
  const { cursor: _, ...filter } = filterOfAddress(name, new URLSearchParams(query));
  return { name, filter };
}

/** One line without spaces or line breaks, because it is written into mails. */
const SHAPE = /^\/[a-z]+(?:\?[\x21\x24-\x7e]*)?$/;
const NAMES = Object.keys(RESULTS_PAGES) as ResultsPageName[];

/**
 * To a visitor, types and subtypes are one question: "Apartment" with "Villa" means either, while "Apartment"
 * with "Studio" means studios.
 */
function kindsOf({ type, subtype }: ListingFilter): Pick<ListingFilter, "type" | "subtype"> {
  if (type.length === 0 || subtype.length === 0) return { type, subtype };
  const whole = type.filter((one) => !subtype.some((kind) => belongsTo(kind, one)));
  return { type: [], subtype: [...subtype, ...whole.flatMap((one) => SUBTYPES_OF[one])] };
}

function belongsTo(kind: Subtype, type: PropertyType): boolean {
  return (SUBTYPES_OF[type] as readonly string[]).includes(kind);
}

/** Bands by name, as in old links: from the lower end up to, but not including, the upper. */
function bandOf(id: string | null): Partial<ListingFilter> {
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

/** With a search text the default is the best match first; without text there is no best match. */
function sortOf(name: ResultsPageName, { q, sort }: ListingFilter, isGiven: boolean) {
  if (!isGiven && q !== "") return "relevance";
  const isOffered = RESULTS_PAGES[name].sorts.includes(sort) && (sort !== "relevance" || q !== "");
  return isOffered ? sort : "newest";
}
