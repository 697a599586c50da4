/** The pages that list properties: what each covers and which parameters its URL may have. */

import {
  CATEGORIES,
  type Category,
  LISTING_SORTS,
  type ListingSort,
  PURPOSES,
  type Purpose,
} from "#domain/listings/listing.ts";

export const VIEWS = ["list", "grid", "map"] as const;
export type View = (typeof VIEWS)[number];

export type ResultsPageName = "buy" | "rent" | "commercial" | "land" | "search";

type ResultsPageRules = {
  path: string;
  /** What everything on the page has in common, whatever its URL says. */
  about: { purpose?: Purpose; category?: Category };
  /** The filters of the page, in the order of its canonical URL. */
  filters: readonly string[];
  sorts: readonly ListingSort[];
};

const PLACE = ["q", "city", "locality"];
const PRICE = ["minPrice", "maxPrice"];
const AREA = ["minArea", "maxArea"];
const LAST = ["postedBy", "rera", "photos"];
const HOME = ["type", "subtype", "beds", ...PRICE, ...AREA, "furnishing", "possession", ...LAST];

export const RESULTS_PAGES: Record<ResultsPageName, ResultsPageRules> = {
  buy: {
    path: "/buy",
    about: { purpose: "sale", category: "residential" },
    filters: [...PLACE, ...HOME],
    sorts: LISTING_SORTS,
  },
  rent: {
    path: "/rent",
    about: { purpose: "rent" },
    filters: [...PLACE, "category", ...HOME],
    sorts: ["relevance", "price-low", "price-high", "newest", "area-high", "area-low"],
  },
  commercial: {
    path: "/commercial",
    about: { category: "commercial" },
    filters: [
      ...PLACE,
      "purpose",
      "subtype",
      ...PRICE,
      ...AREA,
      "furnishing",
      "possession",
      ...LAST,
    ],
    sorts: LISTING_SORTS,
  },
  land: {
    path: "/land",
    about: { category: "land" },
    filters: [...PLACE, "purpose", "subtype", ...PRICE, ...AREA, ...LAST],
    sorts: LISTING_SORTS,
  },
  search: {
    path: "/search",
    about: {},
    filters: [...PLACE, "purpose", "category", ...HOME],
    sorts: LISTING_SORTS,
  },
};

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

/** Filters that may have several values, each given as a separate parameter. */
export const SEVERAL: ReadonlySet<string> = new Set([
  "locality",
  "type",
  "subtype",
  "beds",
  "furnishing",
  "postedBy",
]);

/**
 * How the list is shown, the position in it, and whether the search line was cut; `band` and `areaUnit` say
 * how to interpret a form's figures.
 */
const SHOWN_AS = ["sort", "view", "unit", "bbox", "cursor", "back", "more", "cut"];
const TYPED = ["band", "areaUnit"];

/** Every parameter that changes the content of a results page, by path. */
export const RESULTS_PARAMETERS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.values(RESULTS_PAGES).map(({ path, filters }) => [
    path,
    [...filters, ...SHOWN_AS, ...TYPED],
  ]),
);
