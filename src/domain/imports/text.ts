/** Cells of exported, scraped or typed files: cleaned, repaired, and empty when they say nothing. */

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

/** No cell is longer than a long description, and none but a description longer than a paragraph. */
const MAX_CELL_LENGTH = 32_000;
const MAX_SHORT_CELL_LENGTH = 1_000;

/** A cell for pattern matching, cut to a length that patterns can process quickly. */
export function shortCell(value: unknown): string {
  return cellText(value).slice(0, MAX_SHORT_CELL_LENGTH);
}

/** The text of a cell on one line; empty for "null", "N/A" and the like. */
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

/** Memoizes by text, because cells repeat from row to row. */
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

/** Anything longer is not a heading, and is cut elsewhere. */
const MAX_HEADING_LENGTH = 1_000;

/** Formats "4 bhk flat in sector 81" and "JAKKUR" as a heading; leaves text in mixed case alone. */
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

/** Repairs UTF-8 that was decoded as Windows-1252: "Ã©" was "é". */
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

/** A cell in the form that the readers of rooms, floors and kinds expect. */
export const cleanCell = remembered(cleanTypedText);
