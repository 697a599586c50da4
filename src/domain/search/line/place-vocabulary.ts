/** Which words of a line could name a place, and how many spelling errors are allowed. */

import { foldPlaceName, placeKey } from "#domain/places/place-name.ts";
import { IN_PLACE_NAMES } from "#domain/search/filters.ts";
import { countErrors } from "#domain/shared/spelling.ts";
import type { LineReading } from "./read-line.ts";

/** Consecutive words, by index, in the form a place name made of them would have. */
export type Gram = {
  from: number;
  to: number;
  folded: string;
  key: string;
  /** Only an exact spelling of the name counts. */
  isStrict: boolean;
};

const LONGEST_NAME_WORDS = 5;
const MAX_GRAMS = 600;
/** Fuzzy matching is slow: further on in a long line only exact names are recognised. */
const MAX_INEXACT_GRAMS = 120;
const SURE_LENGTH = 6;
/** Common words in listings that are not misspelt places, however close they come to one. */
const COMMON = new Set(
  "road street lane near metro station park lake view garden school hospital market mall airport temple masjid church college office gym pool lift parking security tower towers main circle chowk colony society nagar vihar enclave layout complex phase block sector floor ground corner facing east west north south central city town village area new old big small good best cheap luxury premium low high rise gated community balcony terrace modular kitchen bath water supply power electricity electric electronic backup borewell well open side wide highway expressway ring bypass bus stand railway beach river hill hills sea house home bachelor bachelors family girls boys veg only pet friendly independent duplex furnished ready possession loan bank vastu sunny quiet green spacious modern brand budget price rate sale rent lease available immediate urgent owner broker direct project projects apartment apartments residency heights court plaza arcade square avenue estate homes residence royal golden silver star sun palm orchid lotus rose maple oak cedar pearl crystal galaxy paradise heaven dream happy joy peace shanti nature valley meadow meadows field fields farm farms forest woods springs shell wali wala chahiye dikhao achha accha sasta mehnga bada chota naya purana pas paas दिखाओ अच्छा सस्ता नया पुराना बड़ा छोटा मेट्रो स्टेशन पार्क बगीचा स्कूल बाजार"
    .split(" ")
    .map((word) => placeKey(foldPlaceName(word))),
);

export function gramsOf(reading: LineReading): Gram[] {
  const grams: Gram[] = [];
  const { words } = reading;
  for (let from = 0; from < words.length && grams.length < MAX_GRAMS; from += 1) {
    if (words[from]?.kind === "sign") continue;
    for (const to of endsOf(reading, from)) grams.push(gramOf(reading, from, to));
  }
  return grams
    .filter(isName)
    .map((gram, at) => (at < MAX_INEXACT_GRAMS ? gram : { ...gram, isStrict: true }));
}

/** The number of wrong letters, or undefined if the text does not mean this name. */
export function errorsIn({ key, isStrict }: Gram, name: string): number | undefined {
  if (key === name) return 0;
  if (isStrict || key[0] !== name[0]) return undefined;
  const shorter = Math.min(key.length, name.length);
  const errors = countErrors(key, name);
  if (errors > errorsAllowed(shorter)) return undefined;
  return shorter >= SURE_LENGTH || hasSameConsonants(key, name) ? errors : undefined;
}

/** For a name of which only the beginning was typed. */
export function errorsInBeginning({ key, isStrict }: Gram, name: string): number | undefined {
  const whole = errorsIn({ key, isStrict } as Gram, name);
  if (isStrict || name.length <= key.length || key[0] !== name[0]) return whole;
  const cuts = [-1, 0, 1].map((more) => countErrors(key, name.slice(0, key.length + more)));
  const errors = Math.min(...cuts, whole ?? Number.POSITIVE_INFINITY);
  return errors <= errorsAllowed(key.length) ? errors : undefined;
}

/** "Wakd" is Wakad, but "tank" is not Thane: in a short name only vowels may be wrong. */
function hasSameConsonants(key: string, name: string): boolean {
  return key.replace(/[aeiou]/g, "") === name.replace(/[aeiou]/g, "");
}

function errorsAllowed(length: number): number {
  if (length < 4) return 0;
  if (length < 8) return 1;
  return length < 12 ? 2 : 3;
}

function endsOf(reading: LineReading, from: number): number[] {
  const ends: number[] = [];
  for (let at = from; at < reading.words.length && ends.length < LONGEST_NAME_WORDS; at += 1) {
    if (isBarrier(reading, at)) break;
    if (reading.words[at]?.kind !== "sign") ends.push(at + 1);
  }
  return ends;
}

function isBarrier({ words, claims }: LineReading, at: number): boolean {
  const word = words[at];
  if (word?.kind === "sign") return /[,;|\n<>₹]/.test(word.text);
  const claim = claims.find(({ from, to }) => at >= from && at < to);
  return claim !== undefined && !IN_PLACE_NAMES.has(claim.param);
}

function gramOf(reading: LineReading, from: number, to: number): Gram {
  const { line, words, list, claims } = reading;
  const folded = foldPlaceName(line.slice(words[from]?.start, words[to - 1]?.end));
  const isGlued = list.some(
    (sign) =>
      sign.glue && (sign.from === from || sign.to === to) && sign.to - sign.from < to - from,
  );
  const isClaimed = claims.some((claim) => claim.from < to && claim.to > from);
  const isCommon = folded.split(" ").every((word) => COMMON.has(word));
  const hasNumber = /\d/.test(folded);
  return {
    from,
    to,
    folded,
    key: placeKey(folded),
    isStrict: isGlued || isClaimed || isCommon || hasNumber,
  };
}

/** A number is a place only as a pincode; one claimed word stays what it was taken for. */
function isName({ key, from, to, isStrict }: Gram): boolean {
  if (/^\d+$/.test(key)) return /^[1-9]\d{5}$/.test(key);
  return key.length > 1 && !(isStrict && to - from === 1 && COMMON.has(key));
}
