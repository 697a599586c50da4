/** Where a row of a file says the property is. */

import { cityIn, findCity, foldPlace } from "./city.ts";
import type { City } from "./city-table.ts";
import { asHeading } from "./import-text.ts";

export type PlaceCells = { city: string; locality: string; address: string; title: string };
export type Place = { city: City; locality: string | null; location: string };

const MAX_NAME_LENGTH = 60;
const MAX_LOCATION_LENGTH = 200;
const HIGHWAY = /\b(?:ring road|highway|expressway|bypass|[ns]h ?-?\d+|orr)\b/i;
const SIDES = /^(?:central|north|south|east|west|city)$/;

/** Nothing when no city is named that we know, neither in the row nor for the whole file. */
export function placeOf(cells: PlaceCells, fileCity: City | null): Place | null {
  const city = cityOf(cells) ?? fileCity;
  if (!city) return null;
  const { locality, address, title } = cells;
  const told = locality || address || placeInTitle(title);
  const parts = partsOf(told, city);
  const name = nameAmong(parts) ?? nameAmong(partsOf(address, city));
  return {
    city,
    locality: name !== undefined && isName(name) ? name : null,
    location: [...parts, city.name].join(", ").slice(-MAX_LOCATION_LENGTH),
  };
}

/** The row's own city column first; an address names its city last. */
function cityOf({ city, address, locality, title }: PlaceCells): City | undefined {
  if (city !== "") return findCity(city) ?? cityIn(city);
  return cityIn(address) ?? cityIn(locality) ?? cityIn(placeInTitle(title));
}

function placeInTitle(title: string): string {
  return / (?:in|at|near) (.+)$/i.exec(title)?.[1] ?? "";
}

/** The last part, next to the city; a highway runs through many localities and is none. */
function nameAmong(parts: readonly string[]): string | undefined {
  return parts.findLast((part) => !HIGHWAY.test(part)) ?? parts.at(-1);
}

/** The parts of an address from small to large, without the city itself and its quarters "Bangalore East". */
function partsOf(text: string, city: City): string[] {
  const parts = text
    .replace(/^(?:in|at|near) /i, "")
    .split(/\s*[,;|]\s*/)
    .map((part) => asHeading(withoutCity(part.trim(), city)))
    .filter((part) => part !== "" && !SIDES.test(part.toLowerCase()));
  return [...new Set(parts)];
}

function withoutCity(part: string, city: City): string {
  const names = [city.name, ...city.aliases].map((name) =>
    name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  const atEnd = new RegExp(`(?:^|\\s)(?:${names.join("|")})(?:[ -]+(\\d{6}))?$`, "iu");
  const atStart = new RegExp(
    `^(?:${names.join("|")}) (?=central|north|south|east|west|city)`,
    "iu",
  );
  const rest = part.replace(atStart, "").replace(atEnd, "").trim();
  // "Delhi Cantt" and "Mysore Road" keep their names; only the bare city goes.
  return foldPlace(part) === foldPlace(city.name) ? "" : rest;
}

function isName(text: string): boolean {
  return text.length <= MAX_NAME_LENGTH && /\p{L}{2}/u.test(text);
}
