/** Thousands of random listings, and the expected search results, computed without the search engine. */

import {
  FURNISHINGS,
  LISTERS,
  POSSESSIONS,
  PURPOSES,
  SUBTYPES,
  typeOf,
} from "#domain/listings/listing.ts";
import { findCity } from "#domain/places/city.ts";
import type { ListingFilter } from "#domain/search/filter-schema.ts";
import type { Facet } from "#domain/search/filters.ts";
import { newListingId } from "#domain/shared/id.ts";
import type { Db } from "#server/platform/db/client.ts";
import { properties } from "#server/platform/db/schema/properties.ts";

export type Listing = typeof properties.$inferInsert & { id: string };
export type Dice = {
  next: () => number;
  pick: <T>(items: readonly T[]) => T;
  chance: (part: number) => boolean;
};

export const CITIES = ["mumbai", "pune", "bangalore", "kochi"] as const;
const WORDS = ["balcony", "garden", "temple", "metro", "lakeview", "quiet", "corner", "terrace"];
const ROWS_PER_STATEMENT = 500;

/** A Park–Miller generator: the same numbers in every run. */
export function createDice(seed: number): Dice {
  let state = seed;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return {
    next,
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    chance: (part) => next() < part,
  };
}

/** Many share their price, area and time with others, and some have none. */
export function randomListing(dice: Dice, localities: Record<string, string[]>): Listing {
  const { next, pick, chance } = dice;
  const maybe = <T>(part: number, value: () => T) => (chance(part) ? value() : null);
  const subtype = pick(SUBTYPES);
  const citySlug = maybe(0.95, () => CITIES[Math.floor(next() ** 2 * CITIES.length)] ?? "pune");
  const priceMin = maybe(0.9, () => Math.ceil(next() * 40) * 250_000);
  const more = () => priceMin && priceMin + Math.ceil(next() * 4) * 250_000;
  const place = maybe(0.8, () => ({
    latitude: 18 + Math.round(next() * 2000) / 1000,
    longitude: 72 + Math.round(next() * 2000) / 1000,
  }));
  return {
    id: newListingId(),
    title: `Home with ${pick(WORDS)}`,
    description: `A ${pick(WORDS)} and a ${pick(WORDS)}`,
    location: "India",
    priceRange: "as asked",
    features: "Lift",
    type: typeOf(subtype),
    subtype,
    purpose: pick(PURPOSES),
    status: maybe(0.9, () => "live" as const) ?? pick(["draft", "sold", "paused"]),
    postedBy: pick(LISTERS),
    citySlug,
    localityId: citySlug && maybe(0.8, () => pick(localities[citySlug] ?? [])),
    priceMin,
    priceMax: maybe(0.5, more),
    areaSqft: maybe(0.9, () => Math.ceil(next() * 30) * 100),
    beds: maybe(0.8, () => Math.floor(next() * 8)),
    baths: maybe(0.8, () => Math.floor(next() * 7)),
    furnishing: maybe(0.8, () => pick(FURNISHINGS)),
    possession: maybe(0.7, () => pick(POSSESSIONS)),
    reraNumber: maybe(0.3, () => "P52100012345"),
    latitude: null,
    longitude: null,
    ...place,
    listedAt: new Date(Date.UTC(2026, 0, 1) + Math.floor(next() * 400) * 3_600_000),
    deletedAt: maybe(0.03, () => new Date()),
  };
}

export async function insertListings(db: Db, listings: Listing[]): Promise<void> {
  for (let from = 0; from < listings.length; from += ROWS_PER_STATEMENT) {
    await db.insert(properties).values(listings.slice(from, from + ROWS_PER_STATEMENT));
  }
}

/** A filter as a visitor might combine it. */
export function randomFilter({ next, pick, chance }: Dice, slugs: Record<string, string[]>) {
  const some = <T>(part: number, value: () => T) => (chance(part) ? value() : undefined);
  const several = <T>(items: readonly T[]) =>
    [...new Set([pick(items), ...(chance(0.4) ? [pick(items)] : [])])].join(",");
  const city = some(0.5, () => pick(CITIES));
  const [west, south] = [72 + next() * 1.5, 18 + next() * 1.5].map((degrees) =>
    Number(degrees.toFixed(chance(0.5) ? 2 : 4)),
  ) as [number, number];
  const size = pick([0.02, 0.3, 1.5]);
  const asked = {
    purpose: some(0.6, () => pick(PURPOSES)),
    category: some(0.3, () => pick(["residential", "commercial", "land"])),
    type: some(0.15, () => several(["Apartment", "House", "Commercial", "Land"])),
    subtype: some(0.2, () => several(SUBTYPES)),
    city,
    locality: city && some(0.3, () => several(slugs[city] ?? [])),
    minPrice: some(0.2, () => Math.ceil(next() * 40) * 250_000),
    maxPrice: some(0.25, () => Math.ceil(next() * 40) * 250_000),
    beds: some(0.25, () => several([0, 1, 2, 3, 4, 5, 6, 7])),
    baths: some(0.2, () => pick([1, 2, 3, 4, 5])),
    minArea: some(0.15, () => Math.ceil(next() * 30) * 100),
    maxArea: some(0.15, () => Math.ceil(next() * 30) * 100),
    furnishing: some(0.2, () => several(FURNISHINGS)),
    possession: some(0.15, () => pick(POSSESSIONS)),
    postedBy: some(0.2, () => several(LISTERS)),
    rera: some(0.1, () => "1"),
    bbox: some(
      0.15,
      () => `${west},${south},${(west + size).toFixed(4)},${(south + size).toFixed(4)}`,
    ),
    q: some(0.15, () => several(WORDS).replace(",", " ")),
  };
  const given = Object.entries(asked).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
}

type Test = (listing: Listing) => boolean;

/** The meaning of the filters in plain JavaScript. `slugs` maps a locality's id to its slug. */
function testsOf(filter: ListingFilter, slugs: Map<string, string>): Record<string, Test> {
  const oneOf = (asked: readonly unknown[], value: unknown) =>
    asked.length === 0 || asked.includes(value);
  const words = filter.q.split(" ").filter((word) => word !== "");
  const [west = 0, south = 0, east = 0, north = 0] = (filter.bbox ?? "").split(",").map(Number);
  return {
    status: ({ status, deletedAt }) => status === "live" && !deletedAt,
    purpose: ({ purpose }) => !filter.purpose || purpose === filter.purpose,
    category: ({ type }) => !filter.category || categoryOfType(type) === filter.category,
    type: ({ type }) => oneOf(filter.type, type),
    subtype: ({ subtype }) => oneOf(filter.subtype, subtype),
    city: ({ citySlug }) => filter.city === "" || citySlug === findCity(filter.city)?.slug,
    locality: ({ localityId }) => oneOf(filter.locality, slugs.get(localityId ?? "")),
    minPrice: ({ priceMin, priceMax }) => atLeast(priceMax ?? priceMin, filter.minPrice),
    maxPrice: ({ priceMin }) => atMost(priceMin, filter.maxPrice),
    beds: ({ beds }) => oneOf(filter.beds, beds) || (filter.beds.includes(5) && (beds ?? 0) >= 5),
    baths: ({ baths }) => atLeast(baths, filter.baths),
    minArea: ({ areaSqft }) => atLeast(areaSqft, filter.minArea),
    maxArea: ({ areaSqft }) => atMost(areaSqft, filter.maxArea),
    furnishing: ({ furnishing }) => oneOf(filter.furnishing, furnishing),
    possession: ({ possession }) => !filter.possession || possession === filter.possession,
    postedBy: ({ postedBy }) => oneOf(filter.postedBy, postedBy),
    rera: ({ reraNumber }) => !filter.rera || Boolean(reraNumber),
    q: ({ title, description }) =>
      words.every((word) =>
        `${title} ${description}`.split(/\W+/).some((each) => each.startsWith(word)),
      ),
    bbox: (listing) => {
      if (!filter.bbox) return true;
      const [longitude, latitude] = [shown(listing, "longitude"), shown(listing, "latitude")];
      if (longitude === null || latitude === null) return false;
      return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
    },
  };
}

/** The ids of the listings that match a filter, in its order. */
export function expectedIds(
  listings: readonly Listing[],
  filter: ListingFilter,
  slugs: Map<string, string>,
): string[] {
  const tests = Object.values(testsOf(filter, slugs));
  return listings
    .filter((listing) => tests.every((test) => test(listing)))
    .toSorted(ORDERS[filter.sort])
    .map(({ id }) => id);
}

const VALUES: Record<Facet, (listing: Listing, slugs: Map<string, string>) => unknown> = {
  city: ({ citySlug }) => citySlug,
  locality: ({ localityId }, slugs) => slugs.get(localityId ?? ""),
  type: ({ type }) => type,
  subtype: ({ subtype }) => subtype,
  beds: ({ beds }) => (typeof beds === "number" ? Math.min(beds, 5) : beds),
  // A home with three also has one or more, and two or more.
  baths: ({ baths }) => [1, 2, 3, 4].filter((count) => (baths ?? 0) >= count),
  furnishing: ({ furnishing }) => furnishing,
  possession: ({ possession }) => possession,
  postedBy: ({ postedBy }) => postedBy,
};

/** How many listings each value of a facet would match. */
export function expectedCounts(
  listings: readonly Listing[],
  facet: Facet,
  filter: ListingFilter,
  slugs: Map<string, string>,
): Record<string, number> {
  const { [facet]: _, ...kept } = testsOf(filter, slugs);
  // Without its city a locality no longer filters.
  const others = facet === "city" ? { ...kept, locality: () => true } : kept;
  const counts: Record<string, number> = {};
  for (const listing of listings) {
    if (!Object.values(others).every((test) => test(listing))) continue;
    for (const value of [VALUES[facet](listing, slugs) ?? []].flat()) {
      counts[String(value)] = (counts[String(value)] ?? 0) + 1;
    }
  }
  return counts;
}

type Compare = (a: Listing, b: Listing) => number;

const byId: Compare = (a, b) => (a.id < b.id ? -1 : 1);
const NEWEST: Compare = (a, b) => Number(b.listedAt) - Number(a.listedAt) || byId(b, a);
const rateOf = ({ priceMin, areaSqft }: Listing) =>
  priceMin && areaSqft ? Math.floor(priceMin / areaSqft) : null;

function upwards(value: (listing: Listing) => number | null | undefined): Compare {
  return (a, b) => rank(value(a), 1) - rank(value(b), 1) || byId(a, b);
}

function downwards(value: (listing: Listing) => number | null | undefined): Compare {
  return (a, b) => rank(value(a), -1) - rank(value(b), -1) || byId(b, a);
}

const ORDERS: Record<ListingFilter["sort"], Compare> = {
  relevance: NEWEST,
  newest: NEWEST,
  "price-low": upwards(({ priceMin }) => priceMin),
  "price-high": downwards(({ priceMin }) => priceMin),
  "area-low": upwards(({ areaSqft }) => areaSqft),
  "area-high": downwards(({ areaSqft }) => areaSqft),
  "rate-low": upwards(rateOf),
  "rate-high": downwards(rateOf),
};

/** Unknown values come last, in either direction. */
function rank(value: number | null | undefined, direction: 1 | -1): number {
  return typeof value === "number" ? value * direction : Number.MAX_SAFE_INTEGER;
}

function shown(listing: Listing, column: "latitude" | "longitude"): number | null {
  const value = listing[column] ?? null;
  if (value === null || listing.postedBy !== "owner") return value;
  return Math.round(Number((value * 100).toFixed(6))) / 100;
}

function categoryOfType(type: string): string {
  if (type === "Land") return "land";
  return type === "Commercial" ? "commercial" : "residential";
}

function atLeast(value: number | null | undefined, bound: number | undefined): boolean {
  return bound === undefined || (typeof value === "number" && value >= bound);
}

function atMost(value: number | null | undefined, bound: number | undefined): boolean {
  return bound === undefined || (typeof value === "number" && value <= bound);
}
