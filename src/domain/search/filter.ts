/** What can be said of a search filter; the filters themselves are in filters.ts. */

import type { Category } from "#domain/listings/listing.ts";

/** What two filters bound, one from below and one from above. */
export type Range = "price" | "area";

type Kind =
  /** The search line: what it names becomes other filters, the rest is searched as text. */
  | { kind: "line" }
  /** The name of a place, or several. */
  | { kind: "place" | "places"; max: number }
  /** One of these values, or any of several. */
  | { kind: "one" | "any"; values: readonly string[] }
  /** Any of several numbers, the last offered of which stands for itself and more; or one number or more. */
  | { kind: "counts" | "atLeast"; offered: number; max: number }
  /** Whole rupees or square feet. */
  | { kind: "min" | "max"; range: Range }
  | { kind: "flag" }
  | { kind: "id" }
  /** west,south,east,north in degrees */
  | { kind: "box" };

export type Filter<Question extends string = string> = Kind & {
  /** The question it is part of; without one, only the API has this filter. */
  question?: Question;
  /** The categories that are filtered by it; all of them when absent. */
  of?: readonly Category[];
  /** The column of a listing that its kind is tested on; without one, the engine has a test of its own. */
  column?: string;
  /** The engine's counters know it: all of them, or only those of whole cities. */
  counted?: "kind" | "detail";
  /** Its values are offered with the number of listings each would show. */
  isFacet?: true;
  /** What a page is about: never dropped to find more. */
  isSubject?: true;
  /** Means nothing without this other filter, and is dropped with it. */
  within?: "city";
  /** Its words may be part of a place's name: "Lal Kothi" is one, although a kothi is a house. */
  isInPlaceNames?: true;
};
