/** The title of a row: its own, or one made from what is known about it. */

import type { PropertyType, Subtype } from "#domain/listings/listing.ts";
import { foldPlace } from "#domain/places/city.ts";
import type { Place } from "./place.ts";
import { asHeading } from "./text.ts";

export type Titled = {
  /** The row's own title, empty where it has none. */
  typed: string;
  society: string;
  place: Place | null;
  type: PropertyType | null;
  subtype: Subtype | null;
  beds: number | null;
};

const MAX_TITLE_LENGTH = 200;

const TYPE_NAMES: Record<PropertyType, string> = {
  Apartment: "Flat",
  House: "House",
  Commercial: "Commercial space",
  Land: "Plot",
};

/** Only subtypes that a row must have named; the others are the default of their type. */
const SUBTYPE_NAMES: Partial<Record<Subtype, string>> = {
  penthouse: "Penthouse",
  studio: "Studio",
  "builder-floor": "Builder floor",
  farmhouse: "Farmhouse",
  villa: "Villa",
  "row-house": "Row house",
  warehouse: "Warehouse",
};

export function titleOf(row: Titled): string {
  const { typed } = row;
  // "> 10 BHK" is how a list that ends at ten says "more".
  const title = typed ? asHeading(typed.replace(/^>\s*(\d+)/, "$1+")) : madeUp(row);
  return title.slice(0, MAX_TITLE_LENGTH);
}

function madeUp({ society, place, type, subtype, beds }: Titled): string {
  const hasRooms = beds && type !== "Land" && subtype !== "studio";
  const what = [
    hasRooms ? `${beds} BHK` : "",
    (subtype && SUBTYPE_NAMES[subtype]) ?? (type ? TYPE_NAMES[type] : "Property"),
    society && !isSaid(society, place) ? `in ${asHeading(society)},` : "in",
    place?.location ?? "",
  ];
  return what.filter(Boolean).join(" ");
}

function isSaid(society: string, place: Place | null): boolean {
  return foldPlace(society) === foldPlace(place?.locality ?? "");
}
