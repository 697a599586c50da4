/** Rooms: "2bhk", "2/3 bhk", "3+ bhk", "do bedroom", "1rk", "2 bathrooms". */

import { MAX_SEARCHED_BEDS } from "#domain/shared/limits.ts";
import { BATH_WORDS } from "./number-vocabulary.ts";
import { numberOf } from "./numbers.ts";
import type { Signs } from "./signs.ts";
import type { Claim } from "./understanding.ts";

/** On the search buttons, five stands for five or more. */
const OPEN_END = 5;
/** A larger number before a comma or dash is something else: "75, 2 bhk". */
const MAX_LISTED = 9;

const BEDS = /[fh]?(?:[nw][r/,d])*[nw]\+?B(?:\+|g)?|Br?n(?:[rd/]n)*(?![sUBC])/g;
const ROOM_KITCHEN = /[nw]?K/g;

export function roomClaims(signs: Signs): Claim[] {
  return [...bedClaims(signs), ...bathClaims(signs)];
}

/** "2 bath", "2+ baths", "at least 2 bathrooms", "do bathroom": each asks for that many or more. */
function bathClaims(signs: Signs): Claim[] {
  return signs.list.flatMap(({ phrase }, at) =>
    BATH_WORDS.has(phrase) ? (bathClaim(signs, at) ?? []) : [],
  );
}

function bathClaim(signs: Signs, at: number): Claim | undefined {
  const { roles, list } = signs;
  const from = /[+g]/.test(roles[at - 1] ?? "") ? at - 2 : at - 1;
  const value = Math.floor(numberOf(list[from]));
  if (!(value >= 1 && value <= MAX_SEARCHED_BEDS) || isNoCount(signs, from, at)) return;
  const start = /[fh]/.test(roles[from - 1] ?? "") ? from - 1 : from;
  const end = roles[at + 1] === "g" ? at + 2 : at + 1;
  return {
    ...wordsBetween(signs, start, end),
    param: "baths",
    value: String(value),
    sets: { baths: value },
  };
}

/** "under 2 bathrooms" and "2 bathrooms tak" limit them, and in "bedrooms 3 bathrooms 2" the 3 are bedrooms. */
function isNoCount({ roles }: Signs, from: number, at: number): boolean {
  return roles[at + 1] === "t" || /[uvA]$|(?:^|[^nw+])B$/.test(roles.slice(0, from));
}

function bedClaims(signs: Signs): Claim[] {
  const claims: Claim[] = [];
  for (const { 0: found, index } of signs.roles.matchAll(BEDS)) {
    const claim = bedClaim(signs, index, index + found.length);
    if (claim) claims.push(claim);
  }
  for (const { 0: found, index } of signs.roles.matchAll(ROOM_KITCHEN)) {
    claims.push({
      ...wordsBetween(signs, index, index + found.length),
      param: "subtype",
      value: "studio",
      sets: { category: "residential", subtype: ["studio"] },
    });
  }
  return claims;
}

/** The words that a sequence of signs covers. */
export function wordsBetween({ list }: Signs, from: number, to: number) {
  return { from: list[from]?.from ?? 0, to: list[to - 1]?.to ?? 0 };
}

function bedClaim(signs: Signs, start: number, end: number): Claim | undefined {
  const { from, to, isOpen } = span(signs, start, end);
  const values = listed(signs, from, to);
  if (values.length === 0 || values.some((value) => !(value >= 1 && value <= MAX_SEARCHED_BEDS)))
    return;
  const least = Math.min(...values);
  const beds = isOpen && least < OPEN_END ? upTo(least - 1, OPEN_END) : values;
  const sorted = [...new Set(beds)].toSorted((one, other) => one - other);
  return {
    ...wordsBetween(signs, from, to),
    param: "beds",
    value: sorted.join(","),
    sets: { beds: sorted },
  };
}

function listed(signs: Signs, from: number, to: number): number[] {
  const values: number[] = [];
  for (let at = from; at < to; at += 1) {
    if (!isNumberAt(signs, at)) continue;
    const value = Math.floor(numberOf(signs.list[at]));
    const before = signs.roles[at - 1] === "r" ? values.at(-1) : undefined;
    values.push(...(before === undefined ? [value] : upTo(before, value)));
  }
  return values;
}

function isNumberAt({ roles }: Signs, at: number): boolean {
  return roles[at] === "n" || roles[at] === "w";
}

function span(signs: Signs, start: number, end: number) {
  const from = firstListed(signs, start, end);
  const roles = signs.roles.slice(from, end);
  const hasLoosePlus = roles.endsWith("+") && !isTight(signs, end - 1);
  const to = hasLoosePlus ? afterStudy(signs, end) : end;
  return { from, to, isOpen: /^[fh]|\+B|(?:\+|g)$/.test(roles) && !hasLoosePlus };
}

function firstListed(signs: Signs, start: number, end: number): number {
  let from = start;
  for (let at = start; at + 2 < end; at += 1) {
    const isListed = isNumberAt(signs, at) && /[r/,d]/.test(signs.roles[at + 1] ?? "");
    if (isListed && !(numberOf(signs.list[at]) <= MAX_LISTED)) from = at + 2;
  }
  return from;
}

/** "3bhk+" is three or more; in "3bhk + parking" the plus is a conjunction. */
function isTight({ words, list }: Signs, at: number): boolean {
  const plus = words[list[at]?.from ?? 0];
  return plus !== undefined && plus.start === words[(list[at]?.from ?? 0) - 1]?.end;
}

/** "2bhk + study" has two bedrooms. */
function afterStudy({ list }: Signs, end: number): number {
  return list[end]?.phrase === "study" ? end + 1 : end - 1;
}

function upTo(before: number, last: number): number[] {
  return Array.from({ length: Math.max(1, Math.min(last - before, MAX_SEARCHED_BEDS)) }, (_, at) =>
    last > before ? before + 1 + at : last,
  );
}
