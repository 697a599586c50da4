/** The facts of a row: each from its own column, rooms else from the words of title and type. */

import { type FieldsWith, fieldOf } from "#domain/listings/fields.ts";
import { featureList, type ManagedListing } from "#domain/listings/listing.ts";
import { readAmenities } from "#domain/listings/reader.ts";
import { readBaths, readBeds, readFloors, readParking } from "#domain/listings/rooms.ts";
import { facingIn, isWorded, wordedIn } from "#domain/listings/vocabulary.ts";
import type { City } from "#domain/places/city-table.ts";
import { readRera } from "#domain/rera/rera.ts";
import { LENGTHS, MAX_FLOORS, MAX_ROOMS } from "#domain/shared/limits.ts";
import { readMoney } from "#domain/shared/money/reader.ts";
import { readDay } from "./day.ts";
import { HEADED_FIELDS, type ImportField, importNameOf } from "./import.ts";
import { cleanCell } from "./text.ts";

/** What other parts of a row are needed for. */
type ReadElsewhere =
  | ("title" | "type" | "purpose" | "features" | "description" | "city" | "locality" | "postedBy")
  | ("latitude" | "longitude" | "areaBasis");

type ReadHere = Exclude<FieldsWith<{ headings: object }>, ReadElsewhere>;
export type RowFacts = Pick<ManagedListing, ReadHere | "areaSqft" | "areaBasis"> & {
  reraState: string | null;
};

type Cells = (field: ImportField) => string;
type Read = Omit<RowFacts, "areaSqft" | "areaBasis">;

const MAX_WORDS = 50;
const MAX_WORD_LENGTH = 80;
/** A degree is some 110 km; a point further from its city than this is a wrong one. */
const MAX_DEGREES_FROM_CITY = 0.8;

export function readFacts(cells: Cells): Read {
  const texts = [cells("type"), cells("title")].map(cleanCell);
  const amenities = listIn(cells("amenities"));
  return {
    ...plainFacts(cells),
    beds: rooms(cells("beds"), readBeds) ?? within(readBeds(texts), MAX_ROOMS),
    baths: rooms(cells("baths"), readBaths) ?? readBaths([cleanCell(cells("beds"))]),
    ...readLevels(cells("floor"), cells("totalFloors")),
    facing: facingIn(`${cleanCell(cells("facing"))} facing`),
    parking: readSpaces(cells("parking")),
    pincode: /^([1-9]\d{5})(?:\.0)?$/.exec(cells("pincode"))?.[1] ?? null,
    amenities: amenities.length > 0 ? amenities : readAmenities(cells("features")),
    ...readRegistration(cells("reraNumber")),
  };
}

/** Those that their kind tells how to read. */
function plainFacts(cells: Cells): Read {
  const facts = HEADED_FIELDS.map((name) => [name, readCell(name, cells(importNameOf(name)))]);
  // What `Object.fromEntries` cannot tell the compiler: a value for every name.
  return Object.fromEntries(facts.filter(([, value]) => value !== undefined)) as Read;
}

/** Undefined for what is read elsewhere. */
function readCell(name: (typeof HEADED_FIELDS)[number], cell: string) {
  const field = fieldOf(name);
  if (isWorded(name)) return wordedIn(name, cleanCell(cell));
  switch (field.kind) {
    case "line":
      return isElsewhere(name) ? undefined : cell.slice(0, field.max) || null;
    case "count":
      return within(wholeNumber(cell), field.max);
    case "money":
      return rupees(cell);
    case "list":
      return listIn(cell);
    case "day":
      return readDay(cell);
    default:
      return undefined;
  }
}

const isElsewhere = (name: string) => ELSEWHERE.has(name);
const ELSEWHERE: ReadonlySet<string> = new Set(["title", "features", "city", "locality"]);

function listIn(cell: string): string[] {
  const words = featureList(cell.replace(/[;|•]/g, ",")).map((word) =>
    word.slice(0, MAX_WORD_LENGTH),
  );
  return [...new Set(words)].slice(0, MAX_WORDS);
}

function readRegistration(cell: string): Pick<RowFacts, "reraNumber" | "reraState"> {
  if (!/\d/.test(cell)) return { reraNumber: null, reraState: null };
  const { normalised, state } = readRera(cell.slice(0, LENGTHS.reraNumber));
  return { reraNumber: normalised, reraState: state };
}

/** Only a point that can be one of that city. */
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
