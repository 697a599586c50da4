/** The words of a line combined into phrases, each with its role. */

import { GLUE, type Glue, ROLES, type Role, UNIT_WORDS } from "./number-vocabulary.ts";
import type { Word } from "./tokens.ts";
import { MEANINGS, type Meaning } from "./vocabulary.ts";

export type Sign = {
  from: number;
  /** The index after its last word. */
  to: number;
  phrase: string;
  meaning: Meaning | undefined;
  glue: Glue | undefined;
};

export type Signs = {
  line: string;
  words: readonly Word[];
  list: readonly Sign[];
  /** One letter for each sign. */
  roles: string;
};

const LONGEST_PHRASE_WORDS = 4;

export function signsOf(line: string, words: readonly Word[]): Signs {
  const list: Sign[] = [];
  let roles = "";
  for (let at = 0; at < words.length; ) {
    const sign = signAt(words, at);
    list.push(sign);
    roles += roleOf(sign, words);
    at = sign.to;
  }
  return { line, words, list, roles: inContext(roles, { line, words, list }) };
}

/** The text of some signs as it was typed. */
export function typedText({ line, words, list }: Omit<Signs, "roles">, from: number, to: number) {
  const first = list[from] && words[list[from].from];
  const last = list[to - 1] && words[(list[to - 1]?.to ?? 0) - 1];
  return first && last ? line.slice(first.start, last.end) : "";
}

/** The longest phrase that starts at a word; a hyphen inside one is ignored. */
function signAt(words: readonly Word[], at: number): Sign {
  let best: Sign = signFor(words[at]?.text ?? "", at, at + 1);
  let phrase = "";
  for (const to of phraseWords(words, at)) {
    phrase += (phrase && " ") + words[to]?.text;
    if (isPhrase(phrase) && !isCutShort(words, at, to)) best = signFor(phrase, at, to + 1);
  }
  return best;
}

/** "flat no" starts an address, but not in "flat no broker": there the last word starts another phrase. */
function isCutShort(words: readonly Word[], at: number, last: number): boolean {
  if (last === at || words[last]?.text !== "no") return false;
  let phrase = "";
  return phraseWords(words, last).some((to) => {
    phrase += (phrase && " ") + words[to]?.text;
    return MEANINGS.has(phrase);
  });
}

/** The words a phrase starting here could have; "0 brokerage" is one, although it starts with a number. */
function phraseWords(words: readonly Word[], at: number): number[] {
  const found: number[] = [];
  for (let to = at; to < words.length && found.length < LONGEST_PHRASE_WORDS; to += 1) {
    if (words[to]?.kind === "word" || (to === at && words[to]?.text === "0")) found.push(to);
    else if (words[to]?.text !== "-" || to === at) break;
  }
  return found;
}

function signFor(phrase: string, from: number, to: number): Sign {
  return { from, to, phrase, meaning: MEANINGS.get(phrase), glue: GLUE.get(phrase) };
}

function isPhrase(phrase: string): boolean {
  return MEANINGS.has(phrase) || ROLES.has(phrase) || GLUE.has(phrase);
}

function roleOf(sign: Sign, words: readonly Word[]): Role {
  const word = words[sign.from];
  if (sign.meaning) return "M";
  if (word?.kind === "number") return /^0\d/.test(word.text) ? "x" : "n";
  return ROLES.get(sign.phrase) ?? (sign.glue ? "G" : "x");
}

const WIDE_ROAD = new Set(["road", "rd", "wide", "front", "रोड", "चौडी"]);
const SE = new Set(["se", "से"]);
const FEET = /^(?:feet|foot|ft|fut|फुट|फीट)$/;
const PHONE = /(?<!\d)(?:(?:\+|00)?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?!\d)/g;

type Place = Omit<Signs, "roles">;

/** Resolves words whose role depends on their neighbours, and numbers that are not amounts. */
function inContext(roles: string, place: Place): string {
  const known = withoutPhones(roles, place);
  return [...known]
    .map((role, at) => inNeighbourhood(role, known[at - 1], known[at + 1], place.list, at))
    .join("")
    .replace(/A[r,]?n(?![BK])(?:rn(?![sUBK]))?/g, (found) => found.replace(/n/g, "x"))
    .replace(/nC/g, "xC");
}

function inNeighbourhood(
  role: string,
  before: string | undefined,
  after: string | undefined,
  list: readonly Sign[],
  at: number,
): string {
  const phrase = list[at]?.phrase ?? "";
  if (phrase === "min") return isNumber(before) ? "C" : "h";
  if (SE.has(phrase)) return isNumber(after) ? "r" : "G";
  if (isRoadWidth(phrase, list[at + 1])) return "C";
  // "k" and "l" are a thousand and a lakh only after a number.
  return role === "s" && !isScaled(before) ? glueRole(list[at]?.glue) : role;
}

function isRoadWidth(unit: string, next: Sign | undefined): boolean {
  return FEET.test(unit) && WIDE_ROAD.has(next?.phrase ?? "");
}

function isScaled(before: string | undefined): boolean {
  return /^[nwas]$/.test(before ?? "");
}

function glueRole(glue: Glue | undefined): Role {
  return glue ? "G" : "x";
}

function isNumber(role: string | undefined): boolean {
  return role === "n" || role === "w" || role === "a" || role === "c";
}

function withoutPhones(roles: string, { line, words, list }: Place): string {
  if (!/\d{5}/.test(line)) return roles;
  const phones = [...line.matchAll(PHONE)].map(({ 0: text, index }) => [
    index,
    index + text.length,
  ]);
  if (phones.length === 0) return roles;
  return [...roles]
    .map((role, at) => {
      const start = words[list[at]?.from ?? -1]?.start ?? -1;
      const isInside = phones.some(([from = 0, to = 0]) => start >= from && start < to);
      return isInside ? "x" : role;
    })
    .join("");
}

export function unitOf(sign: Sign | undefined) {
  return sign && UNIT_WORDS.get(sign.phrase);
}
