/** Cells of a file as somebody exported, scraped or typed it: cleaned, repaired, and empty when they say nothing. */

import { cleanTypedText } from "#domain/shared/typed-text.ts";

const SAYS_NOTHING =
  /^(?:|-+|nan|null|none|nil|na|n\/a|n\.a\.?|not (?:available|specified|provided|mentioned)|undefined|unknown|read more|\[\]|\{\})$/i;

/** Where Windows-1252 differs from the first 256 characters of Unicode. */
const WINDOWS_1252: Readonly<Record<string, number>> = Object.fromEntries(
  [..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"].map((char, at) => [
    char,
    0x80 + at,
  ]),
);
const LOOKS_BROKEN = /[ÂÃâàð][\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ€]/;

/** No cell says more than a long description, and none but that more than a paragraph. */
const MAX_CELL_LENGTH = 32_000;
const MAX_SHORT_CELL_LENGTH = 1_000;

/** A cell that patterns look at; what they would have to look at for long is cut. */
export function shortCell(value: unknown): string {
  return cellText(value).slice(0, MAX_SHORT_CELL_LENGTH);
}

/** The text of a cell on one line; nothing for "null", "N/A" and their like. */
export function cellText(value: unknown): string {
  const text = typeof value === "string" ? value : textOf(value);
  const clean = repairEncoding(text.slice(0, MAX_CELL_LENGTH))
    .toWellFormed()
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  return SAYS_NOTHING.test(clean) ? "" : clean;
}

const MOST_REMEMBERED = 5000;

/** Cells repeat themselves from row to row; what was read of one need not be read again. */
export function remembered<Result>(read: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const earlier = known.get(text);
    if (earlier !== undefined) return earlier;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const result = read(text);
    known.set(text, result);
    return result;
  };
}

/** What is longer is no heading, and cut elsewhere. */
const MAX_HEADING_LENGTH = 1_000;

/** "4 bhk flat in sector 81" and "JAKKUR" as a heading; a text with capitals of its own is left alone. */
export function asHeading(text: string): string {
  if (text.length > MAX_HEADING_LENGTH) return text;
  const isShouted = text === text.toUpperCase() && /\p{Lu}{5}/u.test(text);
  if (text !== text.toLowerCase() && !isShouted) return text;
  return text
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}\d'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/\b(?:Bhk|Rk|Dlf|Hsr|Btm|Mg|Hal|Jp)\b/g, (word) => word.toUpperCase())
    .replace(/(?<=\S )(?:In|For|At|Of|And|Near|The|On|With)(?= )/g, (word) => word.toLowerCase());
}

/** UTF-8 that was once taken for Windows-1252: "Ã©" was "é". */
function repairEncoding(text: string): string {
  if (!LOOKS_BROKEN.test(text)) return text;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    const byte = WINDOWS_1252[char] ?? char.charCodeAt(0);
    if (byte > 0xff) return text;
    bytes[at] = byte;
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(", ");
  return typeof value === "object" ? "" : String(value);
}

/** A cell as the readers of rooms, floors and kinds take it. */
export const cleanCell = remembered(cleanTypedText);
