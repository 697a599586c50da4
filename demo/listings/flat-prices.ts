/** The size and price of a flat, from the going rate in its locality. */

import { weighted } from "#demo/chance.ts";
import type { ListingRow } from "#demo/repository.ts";
import type { Furnishing } from "#domain/listings/listing.ts";
import type { Brief } from "./brief.ts";
import { type Asking, askRent, askSale, askSaleRange, ON_REQUEST, toNearest } from "./prices.ts";

export type FlatSize = {
  beds: number;
  baths: number;
  carpetSqft: number;
  areaSqft: number;
  areaBasis: NonNullable<ListingRow["areaBasis"]>;
  /** "742 sq ft carpet" */
  text: string;
};

const CARPET_SQFT: readonly (readonly [low: number, high: number])[] = [
  [270, 360],
  [380, 530],
  [600, 830],
  [900, 1260],
  [1400, 2050],
  [2300, 3200],
];

// Flats of the same number of rooms are smaller by the sea and larger inland.
const SIZE_FACTOR: Readonly<Record<string, number>> = {
  mumbai: 0.88,
  hyderabad: 1.12,
  gurugram: 1.12,
  ahmedabad: 1.08,
  jaipur: 1.06,
};

const BASES = {
  carpet: { factor: 1, words: "sq ft carpet" },
  builtup: { factor: 1.15, words: "sq ft built-up" },
  super: { factor: 1.38, words: "sq ft super built-up" },
} as const;

const FURNISHING_FACTOR: Record<Furnishing, number> = {
  unfurnished: 0.94,
  "semi-furnished": 1.04,
  furnished: 1.22,
};

// A one-room flat rents for more per square foot than a four-room one.
const SMALL_HOME_FACTOR = [1.5, 1.25, 1.12];
const LOWEST_RENT_PER_SQFT = 19;

export function sizeFlat(brief: Brief): FlatSize {
  const { random, city } = brief;
  const beds = bedsOf(brief);
  const [low, high] = CARPET_SQFT[beds] ?? [2300, 3200];
  const carpetSqft = Math.round(random.between(low, high) * (SIZE_FACTOR[city.slug] ?? 1));
  const areaBasis = weighted(random, [
    ["carpet", 70],
    ["super", 18],
    ["builtup", 12],
  ] as const);
  const { factor, words } = BASES[areaBasis];
  const areaSqft = factor === 1 ? carpetSqft : toNearest(carpetSqft * factor, 5);
  const baths = Math.max(1, beds - (random.chance(0.35) && beds > 2 ? 1 : 0));
  return {
    beds,
    baths,
    carpetSqft,
    areaSqft,
    areaBasis,
    text: `${areaSqft.toLocaleString("en-IN")} ${words}`,
  };
}

export function priceFlat(
  brief: Brief,
  size: FlatSize,
  flat: { furnishing: Furnishing; ageYears: number },
): Asking & { deposit: number | null; maintenance: number } {
  const { random, city } = brief;
  const value = worthOf(brief, size, flat.ageYears);
  const maintenance = toNearest(size.carpetSqft * random.between(2.6, 6), 100);
  if (brief.purpose === "sale") return { ...saleAsking(brief, value), deposit: null, maintenance };
  const yearly = value * city.rentYield * (SMALL_HOME_FACTOR[size.beds] ?? 1.08);
  const rent = (yearly / 12) * FURNISHING_FACTOR[flat.furnishing];
  const asking = askRent(random, Math.max(rent, size.carpetSqft * LOWEST_RENT_PER_SQFT));
  const months = random.integer(...city.depositMonths);
  return { ...asking, deposit: toNearest((asking.priceMin ?? 0) * months, 1_000), maintenance };
}

function saleAsking({ random, project, subtype }: Brief, value: number): Asking {
  if (subtype === "penthouse" && random.chance(0.3)) return ON_REQUEST;
  if (project && random.chance(0.3)) return askSaleRange(value, value * random.between(1.08, 1.2));
  return askSale(value);
}

function worthOf(brief: Brief, size: FlatSize, ageYears: number): number {
  const { random, locality, project, subtype } = brief;
  const rate = locality.flatRate * random.between(0.92, 1.1);
  const wear = 1 - Math.min(0.16, ageYears * 0.01);
  const extra = (project ? 1.05 : 1) * (subtype === "penthouse" ? 1.14 : 1);
  return size.carpetSqft * rate * wear * extra;
}

function bedsOf({ random, subtype }: Brief): number {
  if (subtype === "studio") return 0;
  if (subtype === "penthouse") return random.integer(4, 5);
  if (subtype === "builder-floor") return random.integer(2, 4);
  return weighted(random, [
    [1, 14],
    [2, 40],
    [3, 36],
    [4, 10],
  ] as const);
}
