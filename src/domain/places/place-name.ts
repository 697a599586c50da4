/** One normalised form for the spellings of a place in both scripts, for comparing names. */

import { asciiDigits } from "#domain/shared/typed-text.ts";
import { foldPlace } from "./city.ts";

const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  "क k,ख kh,ग g,घ gh,ङ n,च ch,छ chh,ज j,झ jh,ञ n,ट t,ठ th,ड d,ढ dh,ण n,त t,थ th,द d,ध dh,न n,प p,फ ph,ब b,भ bh,म m,य y,र r,ल l,ळ l,व v,श sh,ष sh,स s,ह h"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);

const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(
  "ा a,ि i,ी i,ु u,ू u,ृ ri,ॅ e,े e,ै ai,ॉ o,ो o,ौ au"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);

const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  "अ a,आ a,इ i,ई i,उ u,ऊ u,ऋ ri,ऍ e,ए e,ऐ ai,ऑ o,ओ o,औ au,ं n,ँ n,ः h"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);

const VIRAMA = "्";
/** Far longer than any place name. */
const MAX_NAME_LENGTH = 1_000;

/** Common abbreviations in addresses. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  sec: "sector",
  sektar: "sector",
  phej: "phase",
  rod: "road",
  sect: "sector",
  ph: "phase",
  rd: "road",
  ngr: "nagar",
  ext: "extension",
  extn: "extension",
  hwy: "highway",
  blk: "block",
};

/** "Sec-57" and "सेक्टर 57" become "sector 57", "कोरमंगला" becomes "koramangala". */
export function foldPlaceName(text: string): string {
  const name = text.slice(0, MAX_NAME_LENGTH).normalize("NFKD");
  const latin = latinFrom(asciiDigits(name).replace(/\u093c/g, ""))
    .toLowerCase()
    .replace(/(\p{L})(\d)/gu, "$1 $2")
    .replace(/[a-z]+/g, (word) => SHORT_FORMS[word] ?? word);
  return foldPlace(latin);
}

/** Without spaces, since "Viman Nagar" is also one word. */
export function placeKey(folded: string): string {
  return folded.replaceAll(" ", "").replace(/([a-z])\1+/g, "$1");
}

function latinFrom(text: string): string {
  if (!/[\u0900-\u097f]/.test(text)) return text;
  let latin = "";
  for (const [at, char] of [...text].entries()) latin += latinAt(text, at, char);
  return latin;
}

/** A consonant carries an "a" unless a sign follows; at the end of a word it is silent. */
function latinAt(text: string, at: number, char: string): string {
  const consonant = CONSONANTS[char];
  if (consonant === undefined) return SIGNS[char] ?? LETTERS[char] ?? (char === VIRAMA ? "" : char);
  const next = text[at + 1] ?? " ";
  const isBare = next === VIRAMA || next in SIGNS || !/[\u0900-\u097f]/.test(next);
  return isBare ? consonant : `${consonant}a`;
}
