/** Facts between the form, where they are text, and the listing, where they are figures. */

import { factsReread, type ReadFacts } from "#domain/listings/facts.ts";
import { type ListingText, readListing } from "#domain/listings/reader.ts";
import { readArea } from "#domain/shared/area/reader.ts";
import { typedPrice } from "#domain/shared/money/money.ts";
import { readMoney } from "#domain/shared/money/reader.ts";
import { FACT_FIELDS, type FactField, type FactName } from "./fact-fields.ts";
import type { ManagedListing } from "./managed-listing.ts";

/** What was typed or chosen by hand; whatever is absent is left to the reader. */
export type GivenFacts = Partial<Record<FactName, string>>;
type Value = string | number | null;
type Values = Partial<Record<FactName, Value>>;

/** What the server would store for this text if nothing were given by hand. */
export function factsFor(text: ListingText, property: ManagedListing | null): Values {
  const { localityNames: _, ...is } = readListing(text);
  if (!property) return named(is);
  const { localityNames: __, ...was } = readListing(property);
  const stored = { ...was, ...property, citySlug: property.city || null };
  return { ...plainFacts(property), ...named(factsReread(stored, was, is)) };
}

function named({ citySlug, ...facts }: ReadFacts): Values {
  const { amenities: _, reraState: __, ...rest } = facts;
  return { ...rest, city: citySlug };
}

/** Those that no text tells. */
function plainFacts(property: ManagedListing): Values {
  const { locality, maintenance, availableFrom, ageYears } = property;
  const { zoning, waterSource, roadAccess, electricity } = property;
  return {
    locality,
    maintenance,
    availableFrom,
    ageYears,
    zoning,
    waterSource,
    roadAccess,
    electricity,
  };
}

/** A value as it stands in its field. */
export function fieldText({ kind }: FactField, value: Value | undefined): string {
  if (value === null || value === undefined) return "";
  return kind === "money" && typeof value === "number" ? typedPrice(value) : String(value);
}

/** What to send for the facts given by hand, and the names of those that nobody can read. */
export function readGiven(given: GivenFacts): { values: Values; unreadable: FactName[] } {
  const values: Values = {};
  const unreadable: FactName[] = [];
  for (const field of FACT_FIELDS) {
    const typed = given[field.name]?.trim();
    if (typed === undefined) continue;
    const value = figureIn(field, typed);
    if (value === undefined) unreadable.push(field.name);
    else values[field.name] = value;
  }
  return { values, unreadable };
}

/** Undefined for what cannot be read; an empty field says that there is none. */
function figureIn({ kind }: FactField, typed: string): Value | undefined {
  if (typed === "") return null;
  const number = READERS[kind]?.(typed);
  if (number === undefined) return typed;
  return Number.isFinite(number) ? number : undefined;
}

/** Whole numbers, or NaN; kinds that are not numbers have none. */
const READERS: Partial<Record<FactField["kind"], (typed: string) => number>> = {
  money: (typed) => {
    const { min, max } = readMoney(typed);
    return Math.round(min ?? max ?? Number.NaN);
  },
  area: (typed) => {
    const { minSqft, maxSqft } = readArea(/^[\d,. ]+$/.test(typed) ? `${typed} sq ft` : typed);
    return Math.round(minSqft ?? maxSqft ?? Number.NaN);
  },
  count: (typed) => (/^-?\d+$/.test(typed) ? Number(typed) : Number.NaN),
};
