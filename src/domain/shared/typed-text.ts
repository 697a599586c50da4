/** Longer texts are not a price or an area; the cap keeps reading cheap whatever is pasted. */
export const MAX_TYPED_LENGTH = 200;
const MAX_NUMBER_LENGTH = 24;

type TypedNumber = { value: number; isClean: boolean };

/** Unicode compatibility folding turns the ¹ inside "â‚¹" into a digit, so this must run before it. */
const MOJIBAKE: readonly (readonly [string, string])[] = [
  ["â‚¹", "₹"],
  ["â\u0082¹", "₹"],
  ["â€“", "-"],
  ["â€”", "-"],
  ["Â", ""],
];

const FRACTIONS: Readonly<Record<string, string>> = { "¼": ".25", "½": ".5", "¾": ".75" };

/** Text as people and portals type it, normalised to one form of digits, dashes and letters. */
export function cleanTypedText(typed: string): string {
  return asciiDigits(repaired(capped(typed)).normalize("NFKC"))
    .toLowerCase()
    .replace(/\u093c/g, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u200b-\u200f\ufeff]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Converts Devanagari and full-width digits to ASCII; the length of the text does not change. */
export function asciiDigits(text: string): string {
  return text.replace(/[०-९０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code < 0xff00 ? 0x0966 : 0xff10));
  });
}

/** Parses Indian, western or dotted grouping; not clean when the grouping had to be guessed. */
export function numberFrom(typed: string): TypedNumber | null {
  if (typed.length > MAX_TYPED_LENGTH) return null;
  const text = typed.replace(/,+$/, "");
  if (text.length > MAX_NUMBER_LENGTH) return null;
  const dots = text.split(".").length - 1;
  if (dots > 1) return groupedByDots(text);
  if (!text.includes(",")) return { value: Number(text), isClean: true };
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(text)) {
    return { value: Number(text.replaceAll(",", "")), isClean: true };
  }
  const isDecimalComma = /^\d+,\d{1,2}$/.test(text);
  return { value: Number(text.replaceAll(",", isDecimalComma ? "." : "")), isClean: false };
}

function groupedByDots(text: string): TypedNumber | null {
  const isGrouped = /^\d{1,3}(?:\.\d{2,3})*\.\d{3}$/.test(text);
  return isGrouped ? { value: Number(text.replaceAll(".", "")), isClean: false } : null;
}

/** A truncated number, or one separated from its "lakh", would be misread, so cut after a word. */
function capped(typed: string): string {
  if (typed.length <= MAX_TYPED_LENGTH) return typed;
  const head = typed.slice(0, MAX_TYPED_LENGTH);
  return head.slice(0, head.lastIndexOf(" ") + 1).replace(/[^\p{L}]+$/u, "");
}

function repaired(text: string): string {
  let result = text;
  for (const [broken, meant] of MOJIBAKE) result = result.replaceAll(broken, meant);
  return result
    .replace(/(\d?) ?([¼½¾])/g, (_, whole: string, part: string) => whole + FRACTIONS[part])
    .replace(/(\d)[¹²³⁰-⁹]+/g, "$1");
}
