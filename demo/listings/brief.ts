/** The input and output of a listing writer. */

import type { Project } from "#demo/companies/companies.ts";
import type { Random } from "#demo/drawing/random.ts";
import type { DemoCity } from "#demo/places/cities.ts";
import type { Locality } from "#demo/places/locality.ts";
import type { ListingRow } from "#demo/repository.ts";
import type { Purpose, Subtype } from "#domain/listings/listing.ts";
import { DAY_MS } from "#domain/shared/time.ts";

export type Brief = {
  subtype: Subtype;
  purpose: Purpose;
  city: DemoCity;
  locality: Locality;
  /** Set when a company lists a unit in one of its own projects. */
  project: Project | null;
  random: Random;
  now: Date;
};

/** The part of a listing that depends on its kind; who lists it and when is added later. */
type Draft = Pick<ListingRow, "title" | "description" | "priceRange" | "features"> &
  Partial<Omit<ListingRow, "id" | "location" | "type" | "subtype" | "purpose" | "postedBy">>;

export type Writer = (brief: Brief) => Draft;

const MAX_TITLE_LENGTH = 44;

/** The first title that fits on a card. */
export function fittingTitle(candidates: readonly string[]): string {
  const found = candidates.find((title) => title.length <= MAX_TITLE_LENGTH);
  if (!found) throw new Error(`No title fits: ${candidates.join(" | ")}`);
  return found;
}

/** The calendar day in the format of a date column. */
export function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

/** "3 March", as people say it. */
export function spokenDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-IN", {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
}

/** "7th of 14 floors", "ground floor of 4". */
export function floorText(floor: number, totalFloors: number): string {
  return floor === 0
    ? `ground floor of ${totalFloors}`
    : `${ordinal(floor)} of ${totalFloors} floors`;
}

export function ordinal(value: number): string {
  const isTeen = value % 100 >= 11 && value % 100 <= 13;
  const suffix = isTeen ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
  return `${value}${suffix}`;
}

/** "An 8 BHK", "A 2 BHK". */
export function articleFor(count: number): string {
  return count === 8 || count === 11 || count === 18 ? "An" : "A";
}

/** The first two to four landmarks of the locality. */
export function landmarksFor({ random, locality }: Brief): string[] {
  return locality.landmarks.slice(0, random.integer(2, 4));
}
