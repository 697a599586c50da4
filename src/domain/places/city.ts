import { CITIES, type City } from "./city-table.ts";

/** The cities of the company filter, in display order. */
export const FILTER_CITIES: readonly City[] = CITIES.slice(0, 5);

/** A city as a form offers it; pages get these from their loader, not the whole table. */
export type CityChoice = { name: string; nameHi: string };

export const CITY_CHOICES: readonly CityChoice[] = FILTER_CITIES.map(({ name, nameHi }) => ({
  name,
  nameHi,
}));

/** Longer texts cannot be a place; the cap keeps folding cheap. */
const MAX_PLACE_LENGTH = 300;

const BY_SPELLING: ReadonlyMap<string, City> = new Map(
  CITIES.flatMap((city) =>
    [city.slug, ...spellings(city)].map((spelling): [string, City] => [foldPlace(spelling), city]),
  ),
);

/** The city named by its slug, name or another spelling of it. */
export function findCity(text: string): City | undefined {
  return BY_SPELLING.get(foldPlace(text));
}

/**
 * The city named anywhere in a location such as "Baner, Pune 411045". Addresses go from small to
 * large, so the last one named counts; "Mysore Road" is only a road.
 */
export function cityIn(location: string): City | undefined {
  const words = foldPlace(location).split(" ");
  let onRoad: City | undefined;
  for (let end = words.length; end > 0; end -= 1) {
    const city = cityEndingAt(words, end);
    if (city && !ROAD_WORDS.has(words[end] ?? "")) return city;
    onRoad ??= city;
  }
  return onRoad;
}

/** Every spelling to search for in a location text; empty for a city that is not offered. */
export function citySearchWords(slug: string): string[] {
  const city = CITIES.find((candidate) => candidate.slug === slug);
  return city ? spellings(city) : [];
}

/** One form for the spellings of a place: "Banaswadi" and "Banasvadi", "Hebbal" and "Hebal". */
export function foldPlace(text: string): string {
  return text
    .slice(0, MAX_PLACE_LENGTH)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036f\u093c\u200b-\u200f'’]/g, "")
    .replace(/\b([a-z])\.\s*(?=[a-z]\b)/g, "$1")
    .replace(/[^a-z0-9\u0900-\u097f]+/g, " ")
    .replace(/aa/g, "a")
    .replace(/ee/g, "i")
    .replace(/oo/g, "u")
    .replace(/w/g, "v")
    .replace(/ph/g, "f")
    .replace(/z/g, "j")
    .replace(/th/g, "t")
    .replace(/([a-z])\1+/g, "$1")
    .trim();
}

const ROAD_WORDS: ReadonlySet<string> = new Set(
  ["road", "rd", "highway", "hwy", "expressway", "bypass", "street", "रोड", "हाईवे"].map(foldPlace),
);

const LONGEST_NAME_WORDS = 2;

function cityEndingAt(words: readonly string[], end: number): City | undefined {
  for (let length = LONGEST_NAME_WORDS; length > 0; length -= 1) {
    if (length > end) continue;
    const city = BY_SPELLING.get(words.slice(end - length, end).join(" "));
    if (city) return city;
  }
  return undefined;
}

function spellings(city: City): string[] {
  return [city.name, city.nameHi, ...city.aliases];
}
