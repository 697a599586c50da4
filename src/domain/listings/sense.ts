/** Rejects what would mean nothing to visitors: a price that is none, a place that cannot be found. */

import { listingProblems } from "#domain/listings/problems.ts";
import { cityIn, findCity, foldPlace } from "#domain/places/city.ts";
import { CITIES } from "#domain/places/city-table.ts";
import { reraProblem } from "#domain/rera/check.ts";
import type { FieldErrors, Text } from "#domain/shared/errors.ts";
import { readMoney } from "#domain/shared/money/reader.ts";
import { nearestWords } from "#domain/shared/spelling.ts";
import type { Purpose } from "./listing.ts";

const PRICE_PROBLEM = listingProblems.typedPriceUnreadable();
const PLACE_PROBLEM = listingProblems.addCity();
/** The last words of an address name the city. */
const LAST_WORDS = 3;

export type CheckedListing = {
  location: string;
  citySlug: string | null;
  priceRange: string;
  purpose: Purpose;
  reraNumber: string | null;
};

/** Errors by field; empty fields are checked elsewhere. */
export function implausibleFields(listing: CheckedListing): FieldErrors {
  const { location, citySlug, priceRange, purpose, reraNumber } = listing;
  const state = (citySlug && findCity(citySlug)?.state) || null;
  const rera = reraNumber && reraProblem(reraNumber, { state });
  return {
    ...(location !== "" && !isPlaced(listing) && { location: [placeProblem(location)] }),
    ...(priceRange !== "" && !isPrice(priceRange, purpose) && { priceRange: [PRICE_PROBLEM] }),
    ...(rera && { reraNumber: [rera] }),
  };
}

/** The message for a place in none of our cities. */
export function placeProblem(location: string): Text {
  const city = likelyCity(location);
  return city ? listingProblems.didYouMeanCity({ city }) : PLACE_PROBLEM;
}

/** Its city was chosen, or the text names one. */
function isPlaced({ location, citySlug }: CheckedListing): boolean {
  return citySlug !== null || cityIn(location) !== undefined;
}

function isPrice(text: string, purpose: Purpose): boolean {
  const { kind, min, max } = readMoney(text, { purpose });
  if (kind === "amount") return (max ?? min ?? 0) > 0;
  return kind !== "unreadable";
}

function likelyCity(location: string): string | undefined {
  const words = foldPlace(location).split(" ").slice(-LAST_WORDS);
  const near = words.flatMap((word) => nearestWords(word, NAMES)).at(-1);
  return near?.name;
}

const NAMES = CITIES.flatMap(({ name, aliases }) =>
  [name, ...aliases].map((spelling) => ({ name, word: foldPlace(spelling), count: 1 })),
);
