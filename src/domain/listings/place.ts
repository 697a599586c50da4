/** Where a listing says it is. */

import { findCity } from "#domain/places/city.ts";
import { asciiDigits } from "#domain/shared/typed-text.ts";

const PINCODE = /(?<!\d)([1-9]\d{2}) ?(\d{3})(?!\d)/;
const MAX_NAME_WORDS = 4;
const MAX_NAMES = 60;
const MAX_LOCATION_LENGTH = 1_000;

export function readPincode(text: string): string | null {
  const found = PINCODE.exec(asciiDigits(text));
  return found ? `${found[1]}${found[2]}` : null;
}

/**
 * Every sequence of words in a location that could be a locality's name. Addresses go from small to large and
 * the locality comes next to the city, so later parts come first, and longer names before shorter.
 */
export function placeNames({ location, title }: { location: string; title: string }): string[] {
  const places = location
    .slice(-MAX_LOCATION_LENGTH)
    .split(/[,;|\n]+/)
    .reverse();
  const titled = / (?:in|at|near) (.+)$/i.exec(title)?.[1] ?? "";
  const names = [...places, titled].flatMap((place) => namesIn(place.trim()));
  return [...new Set(names)].filter((name) => !findCity(name)).slice(0, MAX_NAMES);
}

function namesIn(place: string): string[] {
  const words = place.split(/[\s()]+/).filter((word) => word !== "" && !/^\d{6}$/.test(word));
  const names: string[] = [];
  for (let length = Math.min(words.length, MAX_NAME_WORDS); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      names.push(words.slice(start, start + length).join(" "));
    }
  }
  return names.filter((name) => name.length > 2);
}
