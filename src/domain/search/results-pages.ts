/** The pages that list properties: what each covers and which parameters its URL may have. */

import {
  CATEGORIES,
  type Category,
  LISTING_SORTS,
  type ListingSort,
  PURPOSES,
  type Purpose,
} from "#domain/listings/listing.ts";
import { type FilterName, filtersWhere, inUrlOrder } from "./filters.ts";

export const VIEWS = ["list", "grid", "map"] as const;
export type View = (typeof VIEWS)[number];

export type ResultsPageName = "buy" | "rent" | "commercial" | "land" | "search";

/** What everything on a page has in common, whatever its URL says. */
type About = { purpose?: Purpose; category?: Category };

type ResultsPageRules = {
  path: `/${ResultsPageName}`;
  about: About;
  /** The filters of the page, in the order of its canonical URL. */
  filters: readonly FilterName[];
  sorts: readonly ListingSort[];
};

export const RESULTS_PAGES: Record<ResultsPageName, ResultsPageRules> = {
  buy: rulesOf("/buy", { purpose: "sale", category: "residential" }),
  rent: {
    ...rulesOf("/rent", { purpose: "rent" }),
    sorts: ["relevance", "price-low", "price-high", "newest", "area-high", "area-low"],
  },
  commercial: rulesOf("/commercial", { category: "commercial" }),
  land: rulesOf("/land", { category: "land" }),
  search: rulesOf("/search", {}),
};

function rulesOf(path: ResultsPageRules["path"], about: About): ResultsPageRules {
  return { path, about, filters: filtersAbout(about), sorts: LISTING_SORTS };
}

/** What a page leaves open, and what the category it is about is filtered by. */
function filtersAbout(about: About): FilterName[] {
  const { category } = about;
  const open = filtersWhere(
    ({ question, of }) => question !== undefined && (!category || !of || of.includes(category)),
  );
  return inUrlOrder(open.filter((name) => !(name in about)));
}

/** Commercial property is either rented out or sold; the page opens with rentals. */
export const USUAL_PURPOSE: Partial<Record<ResultsPageName, Purpose>> = { commercial: "rent" };

export type ListingCounts = Record<Purpose, Record<Category, number>>;

/** How many listings a page shows when it is opened without a filter. */
export function countOnPage(name: ResultsPageName, counts: ListingCounts): number {
  const { purpose = USUAL_PURPOSE[name], category } = RESULTS_PAGES[name].about;
  return countListed(counts, { purpose, category });
}

/** Counts one purpose or both, one category or all. */
export function countListed(
  counts: ListingCounts,
  { purpose, category }: { purpose?: Purpose | undefined; category?: Category | undefined },
): number {
  return PURPOSES.filter((one) => !purpose || one === purpose)
    .flatMap((one) =>
      CATEGORIES.filter((of) => !category || of === category).map((of) => counts[one][of]),
    )
    .reduce((sum, count) => sum + count, 0);
}

/**
 * How the list is shown, the position in it, and whether the search line was cut; `band` and `areaUnit` say
 * how to interpret a form's figures.
 */
const SHOWN_AS = ["sort", "view", "unit", "cursor", "back", "more", "cut"];
const TYPED = ["band", "areaUnit"];

/** Every parameter that changes the content of a results page, by path. */
export const RESULTS_PARAMETERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.values(RESULTS_PAGES).map(({ path, filters }) => [
    path,
    [...filters, ...SHOWN_AS, ...TYPED],
  ]),
);
