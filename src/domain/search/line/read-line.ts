/** What the grammar finds in a line, before any place is looked up. */

import type { Purpose } from "#domain/listings/listing.ts";
import { areaClaims } from "./areas.ts";
import { roomClaims } from "./beds.ts";
import { cutLine } from "./line-length.ts";
import { priceClaims } from "./prices.ts";
import { type Signs, signsOf } from "./signs.ts";
import { type Word, wordsOf } from "./tokens.ts";
import type { Claim, LineContext } from "./understanding.ts";

export type LineReading = Signs & { claims: Claim[] };

type Known = LineContext & {
  /** Decides the size of a bigha. */
  state?: string | undefined;
};

export function readLine(typed: string, known: Known = {}): LineReading {
  const line = cutLine(typed).normalize("NFC");
  const words = wordsOf(line);
  const signs = signsOf(line, words);
  let claims: Claim[] = [];
  let found = claimsIn(signs, known);
  // The rest may make more sense once its neighbours are claimed: repeat until nothing more is found.
  while (found.length > 0) {
    claims = inOrder([...claims, ...found]);
    found = claimsIn(signsOf(line, withBarriers(words, claims)), known);
  }
  return { ...signs, claims: withoutDenied(claims) };
}

/** "no broker or agent" denies both, although only the first is next to the "no". */
function withoutDenied(claims: readonly Claim[]): Claim[] {
  const denials = claims.filter(({ denied }) => denied !== undefined);
  return claims.map((claim) => {
    const denial = denials.find(
      ({ param, denied }) => param === claim.param && denied === claim.value,
    );
    return denial ? { ...claim, value: denial.value, sets: denial.sets } : claim;
  });
}

/** A name recognised as a place is not also read as a house, owner or shop. */
export function withPlaces(reading: LineReading, places: readonly Claim[]): LineReading {
  return { ...reading, claims: inOrder(apart([...places, ...reading.claims])) };
}

function claimsIn(signs: Signs, { purpose, state }: Known): Claim[] {
  const rooms = roomClaims(signs);
  const areas = areaClaims(without(signs, rooms), state);
  const spoken = signs.list.flatMap(({ from, to, meaning }) =>
    meaning ? [{ from, to, ...meaning }] : [],
  );
  const prices = priceClaims(without(signs, [...rooms, ...areas]), purposeOf(spoken) ?? purpose);
  return apart([...rooms, ...areas, ...prices, ...spoken]);
}

/** Puts a comma where something was understood, so that no phrase extends across it. */
function withBarriers(words: readonly Word[], claims: readonly Claim[]): Word[] {
  return words.map((word, at) =>
    claims.some(({ from, to }) => at >= from && at < to)
      ? { ...word, text: ",", kind: "sign" }
      : word,
  );
}

function purposeOf(claims: readonly Claim[]): Purpose | undefined {
  return claims.find(({ param }) => param === "purpose")?.sets.purpose;
}

/** Claimed words have no other meaning. */
function without(signs: Signs, claims: readonly Claim[]): Signs {
  const roles = [...signs.roles].map((role, at) => {
    const sign = signs.list[at];
    const isTaken = claims.some(({ from, to }) => sign && sign.from < to && sign.to > from);
    return isTaken ? "M" : role;
  });
  return { ...signs, roles: roles.join("") };
}

/** Puts each word in one claim only; the earlier claim in the list wins. */
function apart(claims: readonly Claim[]): Claim[] {
  const kept: Claim[] = [];
  for (const claim of claims) {
    const isFree = !kept.some(({ from, to }) => claim.from < to && claim.to > from);
    if (isFree) kept.push(claim);
  }
  return kept;
}

function inOrder(claims: readonly Claim[]): Claim[] {
  return claims.toSorted((one, other) => one.from - other.from);
}
