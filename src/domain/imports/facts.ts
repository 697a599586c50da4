/** Rooms and floors of a row: each from its own column, else from the text of title and type. */

import type { Facing, Furnishing, Possession } from "#domain/listings/listing.ts";
import { readBaths, readBeds, readFloors, readParking } from "#domain/listings/rooms.ts";
import {
  FURNISHING_WORDS,
  facingIn,
  firstIn,
  POSSESSION_WORDS,
} from "#domain/listings/vocabulary.ts";
import type { City } from "#domain/places/city-table.ts";
import type { AreaBasis } from "#domain/shared/area/area.ts";
import { MAX_FLOORS, MAX_ROOMS } from "#domain/shared/limits.ts";
import { readMoney } from "#domain/shared/money/reader.ts";
import type { ImportField } from "./import.ts";
import { cleanCell } from "./text.ts";

export type RowFacts = {
  areaSqft: number | null;
  areaBasis: AreaBasis;
  beds: number | null;
  baths: number | null;
  floor: number | null;
  totalFloors: number | null;
  furnishing: Furnishing | null;
  facing: Facing | null;
  possession: Possession | null;
  parking: number | null;
  ageYears: number | null;
  deposit: number | null;
  maintenance: number | null;
  pincode: string | null;
};

type Cells = (field: ImportField) => string;

/** A degree is about 110 km; a point further from its city than this must be wrong. */
const MAX_DEGREES_FROM_CITY = 0.8;

export function readFacts(cells: Cells): Omit<RowFacts, "areaSqft" | "areaBasis"> {
  const texts = [cells("type"), cells("title")].map(cleanCell);
  return {
    beds: rooms(cells("beds"), readBeds) ?? within(readBeds(texts), MAX_ROOMS),
    baths: rooms(cells("baths"), readBaths) ?? readBaths([cleanCell(cells("beds"))]),
    ...readLevels(cells("floor"), cells("totalFloors")),
    furnishing: firstIn(FURNISHING_WORDS, cleanCell(cells("furnishing"))),
    facing: facingIn(`${cleanCell(cells("facing"))} facing`),
    possession: firstIn(POSSESSION_WORDS, cleanCell(cells("possession"))),
    parking: readSpaces(cells("parking")),
    ageYears: within(wholeNumber(cells("age")), MAX_FLOORS),
    deposit: rupees(cells("deposit")),
    maintenance: rupees(cells("maintenance")),
    pincode: /^([1-9]\d{5})(?:\.0)?$/.exec(cells("pincode"))?.[1] ?? null,
  };
}

/** Accepts only a point that can lie in that city. */
export function inIndia(latitude: number, longitude: number, city: City) {
  const isNear =
    Math.abs(latitude - city.latitude) <= MAX_DEGREES_FROM_CITY &&
    Math.abs(longitude - city.longitude) <= MAX_DEGREES_FROM_CITY;
  return isNear ? { latitude, longitude } : { latitude: null, longitude: null };
}

/** A bare number in a column of rooms is a count; a plot has no rooms, not 0 rooms. */
function rooms(cell: string, read: (parts: string[]) => number | null): number | null {
  const count = wholeNumber(cell) ?? read([cleanCell(cell)]);
  return count === 0 ? null : within(count, MAX_ROOMS);
}

function readLevels(cell: string, totalCell: string) {
  const text = cleanCell(cell);
  const total = within(wholeNumber(totalCell), MAX_FLOORS);
  // "B1" is a basement; the bare number in it would be a floor above ground.
  const basement = /^b-?(\d)\b/.exec(text);
  const isBare = /^(?:-?\d{1,3}(?:\.0)?|ground|\d{1,3}(?:st|nd|rd|th))$/.test(text);
  const levels = readFloors([isBare ? `${text.replace(".0", "")} floor` : text]);
  // A unit that spans several floors has no single floor.
  const isSeveral = /^[^/]*,/.test(text);
  const single = basement ? -Number(basement[1]) : levels.floor;
  const floor = isSeveral ? null : single;
  const totalFloors = levels.totalFloors ?? total;
  const isPossible = floor === null || totalFloors === null || floor <= totalFloors;
  return isPossible ? { floor, totalFloors } : { floor: null, totalFloors: null };
}

function readSpaces(cell: string): number | null {
  const leading = /^(\d{1,2})\b/.exec(cell)?.[1];
  return leading === undefined ? readParking([cleanCell(cell)]) : Number(leading);
}

function rupees(cell: string): number | null {
  if (cell === "") return null;
  const { kind, min, max } = readMoney(cell, { purpose: "rent" });
  return kind === "amount" ? (min ?? max) : null;
}

function wholeNumber(cell: string): number | null {
  return /^\d{1,4}(?:\.0+)?$/.test(cell) ? Math.round(Number(cell)) : null;
}

function within(value: number | null, most: number): number | null {
  return value !== null && value <= most ? value : null;
}
