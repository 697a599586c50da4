/** Converts facts between the form, where they are text, and the listing, where they are numbers. */

import { factsReread, type ReadFacts } from "#domain/listings/facts.ts";
import { emptyField, type FieldValue, readFieldText } from "#domain/listings/field-text.ts";
import { apiNameOf, type FieldsWith, fieldOf, fieldsWhere } from "#domain/listings/fields.ts";
import type { ManagedListing } from "#domain/listings/managed-listing.ts";
import { type ListingText, readListing } from "#domain/listings/reader.ts";

/** The facts of a listing that can be given apart from its text. */
export type FactName = FieldsWith<{ admin: "fact" }>;
export const FACT_NAMES = fieldsWhere<FactName>(({ admin }) => admin === "fact");

/** What was typed or chosen by hand; whatever is absent is left to the reader. */
export type GivenFacts = Partial<Record<FactName, string>>;
export type FactValues = Partial<Record<FactName, FieldValue>>;

/** What the server would store for this text if nothing were given by hand. */
export function factsFor(text: ListingText, listing: ManagedListing | null): FactValues {
  const { localityNames: _, ...is } = readListing(text);
  if (!listing) return named(is);
  const { localityNames: __, ...was } = readListing(listing);
  const stored = { ...was, ...listing, citySlug: listing.city || null };
  return { ...plainFacts(listing), ...named(factsReread(stored, was, is)) };
}

function named({ citySlug, reraState: _, ...facts }: ReadFacts): FactValues {
  return { ...facts, city: citySlug };
}

/** Those that no text tells. */
function plainFacts(listing: ManagedListing): FactValues {
  const plain = FACT_NAMES.filter((name) => !fieldOf(name).isRead);
  return Object.fromEntries(plain.map((name) => [name, listing[apiNameOf(name)]]));
}

/** What to send for the facts given by hand, and the names of those that nobody can read. */
export function readGiven(given: GivenFacts): {
  values: Record<string, FieldValue>;
  unreadable: string[];
} {
  const values: Record<string, FieldValue> = {};
  const unreadable: string[] = [];
  for (const name of FACT_NAMES) {
    const typed = given[name]?.trim();
    if (typed === undefined) continue;
    const value = typed === "" ? emptyField(name) : readFieldText(name, typed);
    if (value !== undefined) values[apiNameOf(name)] = value;
    else if (typed !== "") unreadable.push(apiNameOf(name));
  }
  return { values, unreadable };
}
