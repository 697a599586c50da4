/** Converts facts between the form, where they are text, and the listing, where they are numbers. */

import { factsReread, type ReadFacts } from "#domain/listings/facts.ts";
import { type ListingText, readListing } from "#domain/listings/reader.ts";
import { readArea } from "#domain/shared/area/reader.ts";
import { typedPrice } from "#domain/shared/money/money.ts";
import { readMoney } from "#domain/shared/money/reader.ts";
import { FACT_FIELDS, type FactField, type FactName } from "./fact-fields.ts";
import type { ManagedListing } from "./managed-listing.ts";

/** What was typed or chosen in the form; absent facts are read from the listing's text. */
export type GivenFacts = Partial<Record<FactName, string>>;
type Value = string | number | null;
type Values = Partial<Record<FactName, Value>>;

/** What the server would store for this text if no fact were entered in the form. */
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

/** Facts that are never read from the text. */
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

/** A value as shown in its field. */
export function fieldText({ kind }: FactField, value: Value | undefined): string {
  if (value === null || value === undefined) return "";
  return kind === "money" && typeof value === "number" ? typedPrice(value) : String(value);
}

/** The entered facts to send, and the names of those that cannot be parsed. */
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

/** `undefined` for what cannot be parsed; an empty field means none. */
function figureIn({ kind }: FactField, typed: string): Value | undefined {
  if (typed === "") return null;
  const number = READERS[kind]?.(typed);
  if (number === undefined) return typed;
  return Number.isFinite(number) ? number : undefined;
}

/** Parse to a whole number or NaN; kinds that are not numbers have no reader. */
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
