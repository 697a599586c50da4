/** The facts of a listing: those given, else those read from its text. */

import { listingProblems } from "#domain/listings/problems.ts";
import type { FieldErrors } from "#domain/shared/errors.ts";
import type { PropertyType, Subtype } from "./listing.ts";
import { SUBTYPES_OF } from "./listing.ts";
import type { ListingReading } from "./reader.ts";

export type ReadFacts = Omit<ListingReading, "localityNames">;
type Given = { [Key in keyof ReadFacts]?: ReadFacts[Key] | null | undefined };

/** Given values win; null counts as given, and means there is none. */
export function factsFrom(given: Given, read: ReadFacts): ReadFacts {
  const facts = { ...read };
  for (const key of Object.keys(read) as (keyof ReadFacts)[]) {
    if (given[key] !== undefined) Object.assign(facts, { [key]: given[key] });
  }
  return facts;
}

/**
 * After an edit of the text, facts that came from the old text are read again; facts given separately, which
 * differ from what the old text said, stay.
 */
export function factsReread(stored: ReadFacts, was: ReadFacts, is: ReadFacts): ReadFacts {
  const facts = { ...stored };
  for (const key of Object.keys(was) as (keyof ReadFacts)[]) {
    if (isSame(stored[key], was[key])) Object.assign(facts, { [key]: is[key] });
  }
  return facts;
}

type Checked = Pick<ReadFacts, "priceMin" | "priceMax" | "floor" | "totalFloors" | "subtype"> & {
  type: PropertyType;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
};

/** Checks across fields. */
export function factErrors(facts: Checked): FieldErrors {
  const errors: FieldErrors = {};
  if (isBelow(facts.priceMax, facts.priceMin)) {
    errors.priceMax = [listingProblems.priceRangeReversed()];
  }
  if (isBelow(facts.totalFloors, facts.floor)) {
    errors.floor = [listingProblems.floorAboveTop()];
  }
  if (!(SUBTYPES_OF[facts.type] as readonly Subtype[]).includes(facts.subtype)) {
    errors.subtype = [listingProblems.notASubtype({ type: facts.type })];
  }
  if (((facts.latitude ?? null) === null) !== ((facts.longitude ?? null) === null)) {
    errors.latitude = [listingProblems.latitudeAndLongitude()];
  }
  return errors;
}

function isBelow(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one < other;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
