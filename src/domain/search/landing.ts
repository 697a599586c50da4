/** Pages about one kind of listing in one place: "/buy/pune", "/rent/mumbai/apartment", "/land/pune/mulshi". */

import {
  type Category,
  type Purpose,
  SUBTYPES_OF,
  type Subtype,
} from "#domain/listings/listing.ts";

export const SECTIONS = ["buy", "rent", "commercial", "land"] as const;
export type Section = (typeof SECTIONS)[number];

/** What everything in a section has in common; commercial property and land are rented out and sold. */
const ABOUT: Record<Section, { purpose?: Purpose; category: Category }> = {
  buy: { purpose: "sale", category: "residential" },
  rent: { purpose: "rent", category: "residential" },
  commercial: { category: "commercial" },
  land: { category: "land" },
};

const HOMES: readonly Subtype[] = [...SUBTYPES_OF.Apartment, ...SUBTYPES_OF.House];

export const SECTION_SUBTYPES: Record<Section, readonly Subtype[]> = {
  buy: HOMES,
  rent: HOMES,
  commercial: SUBTYPES_OF.Commercial,
  land: SUBTYPES_OF.Land,
};

/** With fewer listings a page adds nothing to them, so search engines are not sent there. */
export const MIN_INDEXED_LISTINGS = 3;

/** A city by its slug, narrowed to a kind or to a locality, never to both. */
export type Landing = {
  section: Section;
  city: string;
  subtype?: Subtype | undefined;
  locality?: string | undefined;
};

/** Asking prices of the newest priced listings, for sale or per month. */
export type LandingPrices = {
  purpose: Purpose;
  /** How many listings the figures are based on. */
  sample: number;
  /** The 10th percentile, the median and the 90th percentile. */
  low: number;
  median: number;
  high: number;
  medianRatePerSqft: number | null;
};

export function landingPath({ section, city, subtype, locality }: Landing): string {
  return ["", section, city, subtype ?? locality].filter((part) => part !== undefined).join("/");
}

/** The filter that selects the page's listings. */
export function landingFilter({ section, city, subtype, locality }: Landing) {
  return {
    ...ABOUT[section],
    city,
    subtype: subtype ? [subtype] : [],
    locality: locality ? [locality] : [],
  };
}

/** The results page with the same listings, where they can be filtered further. */
export function landingResultsPath({ section, city, subtype, locality }: Landing): string {
  const params = new URLSearchParams({ city });
  // The rent page shows offices too, unless a category is set.
  if (section === "rent") params.set("category", "residential");
  if (subtype) params.set("subtype", subtype);
  if (locality) params.set("locality", locality);
  return `/${section}?${params}`;
}

type Asked = {
  purpose?: Purpose | undefined;
  category?: Category | undefined;
  city?: string | undefined;
  subtype?: readonly string[] | undefined;
  locality?: readonly string[] | undefined;
};

/** Parameters for display and position do not change what is listed. */
const INDIFFERENT = new Set(["sort", "limit", "cursor", "facets"]);

/**
 * The landing page that lists exactly what a filter selects, if there is one: search engines should index it
 * instead of the results. `city` and `locality` are slugs.
 */
export function landingPathFor(filter: Asked & Record<string, unknown>): string | undefined {
  const { purpose, category, city, subtype = [], locality = [], ...others } = filter;
  const isFurther = Object.entries(others).some(
    ([name, value]) => !INDIFFERENT.has(name) && isGiven(value),
  );
  if (!city || isFurther || subtype.length + locality.length > 1) return undefined;
  const section = SECTIONS.find((candidate) =>
    isSame(ABOUT[candidate], { purpose, category: category ?? categoryOf(subtype) }),
  );
  const kind = section && SECTION_SUBTYPES[section].find((known) => known === subtype[0]);
  if (!section || (subtype.length > 0 && !kind)) return undefined;
  return landingPath({ section, city, subtype: kind, locality: locality[0] });
}

function isSame(about: { purpose?: Purpose; category: Category }, asked: Asked): boolean {
  return about.category === asked.category && about.purpose === asked.purpose;
}

/** The category a subtype belongs to. */
function categoryOf([subtype]: readonly string[]): Category | undefined {
  if (HOMES.some((known) => known === subtype)) return "residential";
  if (SUBTYPES_OF.Commercial.some((known) => known === subtype)) return "commercial";
  return SUBTYPES_OF.Land.some((known) => known === subtype) ? "land" : undefined;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
}
