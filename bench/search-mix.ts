/** What visitors search for, in realistic proportions: the filters of the pages, never hand-written SQL. */

import { type ListingFilter, listingFilterSchema } from "#domain/search/filter-schema.ts";

export type Question = { name: string; filter: ListingFilter; isMap?: boolean };

const CITIES = ["mumbai", "delhi", "bangalore", "pune", "hyderabad", "kochi", "nagpur", "indore"];
const LAKH = 100_000;

const ask = (name: string, asked: Record<string, string>, isMap = false): Question => ({
  name,
  filter: listingFilterSchema.parse({ limit: "24", ...asked }),
  isMap,
});

/** A locality to search, and cursors deep in its city's list, newest first and cheapest first. */
export type Spot = { city: string; slug: string; newestCursor: string; cheapestCursor: string };

/** Filters sorted newest first, deep pages, every sort order, map boxes. */
export function searchQuestions(spots: readonly Spot[]): Question[] {
  const home = { purpose: "sale", category: "residential" };
  return [
    ask("all for sale", home),
    ask("everything", {}),
    ask("land for sale", { purpose: "sale", category: "land" }),
    ask("offices to let", { purpose: "rent", category: "commercial", subtype: "office" }),
    ask("rare kind", { purpose: "sale", subtype: "farmhouse", beds: "5" }),
    ...CITIES.flatMap((city, at) => [
      ask("city", { ...home, city }),
      ask("city, beds, budget", { ...home, city, beds: "2", maxPrice: `${75 * LAKH}` }),
      ask("city, five filters", {
        ...home,
        city,
        beds: "2,3",
        minPrice: `${50 * LAKH}`,
        maxPrice: `${120 * LAKH}`,
        furnishing: "furnished",
        photos: "1",
      }),
      ask("city, rare", {
        purpose: "rent",
        city,
        subtype: "penthouse,villa",
        furnishing: "furnished",
      }),
      ask("city, nothing", { purpose: "sale", city, subtype: "studio", beds: "4" }),
      ask("city, cheap", { ...home, city, maxPrice: `${9 * LAKH}` }),
      ask("city, rera, area", { ...home, city, rera: "1", minArea: "1500" }),
      ...["price-low", "price-high", "area-high", "area-low", "rate-low", "rate-high"].map((sort) =>
        ask(
          `by ${sort}`,
          at % 2 === 0 ? { ...home, city, sort } : { ...home, city, beds: "3", sort },
        ),
      ),
    ]),
    ask("all by price", { ...home, sort: "price-low" }),
    ask("all by price, dear", { ...home, sort: "price-high", beds: "4" }),
    ask("all, budget", { ...home, minPrice: `${60 * LAKH}`, maxPrice: `${65 * LAKH}` }),
    ...spots.flatMap(({ city, slug, newestCursor, cheapestCursor }) => [
      ask("deep page", { purpose: "sale", city, cursor: newestCursor }),
      ask("deep page, filters", { ...home, city, beds: "2", cursor: newestCursor }),
      ask("deep page by price", {
        purpose: "sale",
        city,
        sort: "price-low",
        cursor: cheapestCursor,
      }),
      ask("locality", { ...home, city, locality: slug }),
      ask("locality, beds, budget", {
        ...home,
        city,
        locality: slug,
        beds: "2",
        maxPrice: `${75 * LAKH}`,
      }),
      ask("locality by price", { ...home, city, locality: slug, sort: "price-low" }),
    ]),
    ask("box, street", { ...home, bbox: "72.87,19.06,72.89,19.08" }, true),
    ask("box, suburb", { ...home, bbox: "72.80,19.05,72.90,19.15" }, true),
    ask("box, city", { ...home, bbox: "73.70,18.40,74.00,18.70" }, true),
    ask(
      "box, city, filters",
      { ...home, beds: "2", maxPrice: `${75 * LAKH}`, bbox: "77.4,12.8,77.8,13.2" },
      true,
    ),
    ask("box, state", { ...home, bbox: "72.6,15.6,80.9,22.1" }, true),
    ask("box, country", { ...home, bbox: "68,6,97.5,37.2" }, true),
    ask("box, sea", { ...home, bbox: "69,15,70,17" }, true),
    ask("box list", { ...home, bbox: "72.80,19.05,72.90,19.15" }),
  ];
}

/** The queries of a results page with facet counts. */
export function facetQuestions(): Question[] {
  const home = { purpose: "sale", category: "residential" };
  return [
    ask("everywhere", {}),
    ask("all for sale", home),
    ask("furnished", { ...home, furnishing: "furnished" }),
    ...CITIES.flatMap((city) => [
      ask("city", { ...home, city }),
      ask("city, beds", { ...home, city, beds: "2,3" }),
      ask("city, type, furnishing", { ...home, city, type: "Apartment", furnishing: "furnished" }),
      ask("city, owner, ready", { ...home, city, postedBy: "owner", possession: "ready" }),
    ]),
  ];
}

/** Search texts: correct and misspelt, common and rare, alone and with filters. */
export function textQuestions(): Question[] {
  const texts = [
    "zarvanidalea",
    "zarvanidaela",
    "ozkaracrest",
    "ozkaracrset",
    "nilgavan",
    "vrindra",
    "balconies",
    "swiming pool",
    "garden view",
    "modular kitchan",
    "metro",
    "clear title",
    "temple zarvanigrovee",
    "lake road",
    "nosuchwordatall",
    "kitchen garden balcony school",
    "100% _\\",
  ];
  return texts.flatMap((q) => [
    ask(q, { q }),
    ask(`${q}, city`, { q, city: "pune", purpose: "sale" }),
    ask(`${q}, ranked`, { q, sort: "relevance", purpose: "sale", category: "residential" }),
  ]);
}
