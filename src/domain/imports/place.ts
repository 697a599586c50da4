/** Where a row of a file says the property is. */

import { cityIn, findCity, foldPlace } from "#domain/places/city.ts";
import type { City } from "#domain/places/city-table.ts";
import { asHeading, remembered } from "./text.ts";

export type PlaceCells = { city: string; locality: string; address: string; title: string };
export type Place = { city: City; locality: string | null; location: string };

const MAX_NAME_LENGTH = 60;
const MAX_LOCATION_LENGTH = 200;
const HIGHWAY = /\b(?:ring road|highway|expressway|bypass|[ns]h ?-?\d+|orr)\b/i;
const QUARTER = /^(?:central|north|south|east|west|city)$/i;
/** Cities that have merged with ours but keep their name. */
const CITY_PAIR = /^(?:secunderabad|cyberabad|navi mumbai|सिकंदराबाद|नवी मुंबई)$/i;
/** Not localities: areas that contain many, numbers in a street, and landmarks. */
const DISTRICT = /\b(?:district|dist|mandal|taluka?|tehsil|hobli)\.?$/i;
const NUMBER =
  /^(?:plot|house|flat|door|street|shop|survey|sy|h)\b\.? ?(?:no|number|#)\b|^\P{L}+$/iu;
const WAY = /^(?:main )?(?:road|street|lane)$/i;
const LANDMARK = /(?:^|\s+)(?:near|opp(?:osite)?\b\.?|behind|beside|next to)(?:\s.*)?$/i;

/** Null if neither the row nor the file names a city we know. */
export function placeOf(cells: PlaceCells, fileCity: City | null): Place | null {
  const city = cityOf(cells, fileCity);
  if (!city) return null;
  const { address, title } = cells;
  const locality = isWhole(cells.locality, city) ? cells.locality : "";
  const told = locality || address || placeInTitle(title) || cells.locality;
  const parts = partsOf(told, city);
  const name = nameAmong(parts, city) ?? nameAmong(partsOf(address, city), city);
  return {
    city,
    locality: name !== undefined && isName(name) ? name : null,
    location: [...parts, city.name].join(", ").slice(-MAX_LOCATION_LENGTH),
  };
}

/**
 * The row's own city column; else the city its address ends with; else the file's. A city in the
 * middle counts last, and only where nothing else is known: "Mysore Road" runs through Bangalore.
 */
function cityOf(cells: PlaceCells, fileCity: City | null): City | undefined {
  if (cells.city !== "") return cityNamed(cells.city) ?? undefined;
  const texts = [cells.address, cells.locality, placeInTitle(cells.title)];
  return firstCity(texts, cityAtEnd) ?? fileCity ?? firstCity(texts, cityIn);
}

const cityNamed = remembered((text) => findCity(text) ?? cityIn(text) ?? null);

function firstCity(texts: readonly string[], find: (text: string) => City | undefined) {
  for (const text of texts) {
    const city = text === "" ? undefined : find(text);
    if (city) return city;
  }
  return undefined;
}

function cityAtEnd(text: string): City | undefined {
  const words = text
    .replace(/[\s,-]*\b\d{6}$/, "")
    .split(/[\s,;|]+/)
    .filter(Boolean);
  return findCity(words.slice(-2).join(" ")) ?? findCity(words.at(-1) ?? "");
}

function placeInTitle(title: string): string {
  return / (?:in|at|near) (.+)$/i.exec(title)?.[1] ?? "";
}

/** The last part, next to the city; a highway runs through many localities and is none. */
function nameAmong(parts: readonly string[], city: City): string | undefined {
  const names = parts
    .filter((part) => !NUMBER.test(part))
    .map((part) => part.replace(LANDMARK, ""))
    .filter((part) => withoutCity(part, city) !== "" && !WAY.test(part));
  const isOne = (part: string) =>
    !HIGHWAY.test(part) && !DISTRICT.test(part) && !CITY_PAIR.test(part);
  return names.findLast(isOne) ?? names.at(-1);
}

/** Scrapers run a cell into the next, "Nagar PuneCarpet", or cut off its end or its beginning. */
function isWhole(text: string, city: City): boolean {
  const isCut = /\s(?:in|at|for|of)$/i.test(text) || WAY.test(text);
  return !isCut && !patternsOf(city).glued.test(text);
}

/** The parts of an address from small to large, without the city and its quarters, "Bangalore East". */
function partsOf(text: string, city: City): string[] {
  const all = text
    .replace(/^(?:in|at) /i, "")
    .split(/\s*[,;|]\s*/)
    .map((part) => part.trim());
  const named = all.map((part) => withoutCity(part, city));
  const parts = named.filter((part) => part !== "" && !QUARTER.test(part));
  // On its own, a quarter is the place: Mumbai Central.
  const quarters = all.filter((_, at) => QUARTER.test(named[at] ?? ""));
  return [...new Set((parts.length > 0 ? parts : quarters).map(asHeading))];
}

/** Removes every mention: "Baner Pune Pune". */
function withoutCity(part: string, city: City): string {
  if (CITY_PAIR.test(part)) return part;
  if (foldPlace(part) === foldPlace(city.name)) return "";
  const { atStart, atEnd } = patternsOf(city);
  return part.replace(atStart, "").replace(atEnd, "").trim();
}

type Patterns = { atStart: RegExp; atEnd: RegExp; glued: RegExp };
const PATTERNS = new Map<string, Patterns>();

function patternsOf(city: City): Patterns {
  const known = PATTERNS.get(city.slug);
  if (known) return known;
  const names = [city.name, ...city.aliases]
    .filter((name) => !CITY_PAIR.test(name))
    .join("|")
    .replace(/\./g, "\\.");
  const patterns = {
    atStart: new RegExp(`^(?:${names}) (?=(?:central|north|south|east|west|city)$)`, "iu"),
    // New Gurgaon is a part of Gurgaon, and "New" alone would not be a place.
    atEnd: new RegExp(
      `(?<!^(?:new|old|greater|outer))(?:(?:^|\\s)(?:${names})(?:[ -]+\\d{6})?)+$`,
      "iu",
    ),
    glued: new RegExp(`\\b(?:${names})\\p{Lu}`, "u"),
  };
  PATTERNS.set(city.slug, patterns);
  return patterns;
}

function isName(text: string): boolean {
  return text.length <= MAX_NAME_LENGTH && /\p{L}\p{M}*\p{L}/u.test(text);
}
