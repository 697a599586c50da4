/** Reads rooms and floors from the parts of a listing's features, which are cleaned and in lower case. */

import { MAX_FLOORS, MAX_ROOMS } from "#domain/shared/limits.ts";

const BEDS =
  /(\d{1,2})(?:\.5)?(?: ?(?:,|\/|&|and|to|-) ?\d{1,2}(?:\.5)?)* ?-? ?(?:bhk|rk\b|bed ?rooms?\b|beds?\b|br\b|बीएचके|बेडरूम)/;
const BATHS =
  /(\d{1,2}) ?(?:(?:private|shared|attached|common) )?(?:baths?\b|bath ?rooms?|toilets?|wash ?rooms?|बाथरूम)/;
const PARKING =
  /(\d{1,2}) ?(?:covered |open |car |stilt |reserved |dedicated )*(?:car ?parks?|parkings?)|parkings? ?[:-] ?(\d{1,2})/;
const NUMBER_WORDS = ["one", "two", "three", "four", "five", "six"];

export function readBeds(parts: string[]): number | null {
  return countedIn(parts, BEDS) ?? firstOf(parts, bedsInWords);
}

function bedsInWords(part: string): number | null {
  const word = /\b(one|two|three|four|five|six)[ -]bed/.exec(part)?.[1];
  return word === undefined ? null : NUMBER_WORDS.indexOf(word) + 1;
}

export function readBaths(parts: string[]): number | null {
  return countedIn(parts, BATHS);
}

export function readParking(parts: string[]): number | null {
  const counted = countedIn(parts, PARKING);
  if (counted !== null) return counted;
  return parts.some((part) => /^(?:covered |car |reserved )+parking$/.test(part)) ? 1 : null;
}

function countedIn(parts: string[], pattern: RegExp): number | null {
  return firstOf(parts, (part) => {
    const found = pattern.exec(part);
    const count = found ? Number(found[1] ?? found[2]) : Number.NaN;
    return count <= MAX_ROOMS ? count : null;
  });
}

type Floors = { floor: number | null; totalFloors: number | null };

const LEVEL = "(ground|(?:lower )?basement|\\d{1,3})(?:st|nd|rd|th)?";
const FLOOR_OF = new RegExp(`${LEVEL} ?(?:floor)? ?(?:out of|of|/|in) ?(?:a )?(\\d{1,3})`);
const FLOOR = new RegExp(`${LEVEL} floor|floor ?(?:no\\.?|number)? ?[:-]? ?(\\d{1,3})`);
const STOREYS = /(?:total )?(\d{1,3}) ?(?:floors|storeys?|stories|storied)|\bg ?\+ ?(\d{1,3})/;

export function readFloors(parts: string[]): Floors {
  const speaking = parts.filter((part) => /floor|out of|store?y|\bg ?\+ ?\d/.test(part));
  return firstOf(speaking, floorsIn) ?? { floor: null, totalFloors: null };
}

function floorsIn(part: string): Floors | null {
  const both = FLOOR_OF.exec(part);
  const found = both ? { floor: both[1], total: both[2] } : apart(part);
  const floor = levelOf(found.floor);
  const totalFloors = levelOf(found.total);
  if (floor === null && totalFloors === null) return null;
  return floor !== null && totalFloors !== null && floor > totalFloors
    ? null
    : { floor, totalFloors };
}

/** "3rd floor" or "12 storeys", in a part that does not give both together. */
function apart(part: string) {
  const one = FLOOR.exec(part);
  const storeys = STOREYS.exec(part);
  return { floor: one?.[1] ?? one?.[2], total: storeys?.[1] ?? storeys?.[2] };
}

function levelOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (text === "ground") return 0;
  if (text === "basement") return -1;
  if (text === "lower basement") return -2;
  return Number(text) <= MAX_FLOORS ? Number(text) : null;
}

/** The result of the first part that yields one. */
export function firstOf<Value>(
  parts: string[],
  read: (part: string) => Value | null,
): Value | null {
  for (const part of parts) {
    const value = read(part);
    if (value !== null) return value;
  }
  return null;
}
