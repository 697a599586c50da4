import { asciiDigits } from "./typed-text.ts";

/** Twelve digits in groups of four; RERA and GST numbers go on with letters, a phone starts with a plus. */
const AADHAAR = /(?<![\p{L}\d+₹])[2-9]\d{3}([ \t\u00a0-]?)\d{4}[ \t\u00a0-]?\d{4}(?![\p{L}\d])/gu;
const MOBILE_WITH_91 = /^91[6-9]\d{9}$/;

/** A person's PAN has P in fourth place and is often typed in lower case; others are printed in capitals. */
const PAN = /\b(?:[A-Za-z]{3}[Pp][A-Za-z]|[A-Z]{3}[ABCFGHJLT][A-Z])\d{4}[A-Za-z]\b/g;

/** Hides Aadhaar and PAN numbers in free text, all but the last four characters. */
export function maskIdentityNumbers(text: string): string {
  return maskAadhaar(text).replace(PAN, (pan) => `XXXXXX${pan.slice(-4)}`);
}

function maskAadhaar(text: string): string {
  const ascii = asciiDigits(text);
  let masked = "";
  let end = 0;
  for (const match of ascii.matchAll(AADHAAR)) {
    const digits = match[0].replace(/\D/g, "");
    const isPhone = match[1] === "" && MOBILE_WITH_91.test(match[0]);
    if (isPhone || !passesVerhoeff(digits)) continue;
    masked += `${text.slice(end, match.index)}XXXX XXXX ${digits.slice(-4)}`;
    end = match.index + match[0].length;
  }
  return masked + text.slice(end);
}

const ROTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;

/** The check digit of Aadhaar numbers; it distinguishes them from most other twelve-digit numbers. */
function passesVerhoeff(digits: string): boolean {
  let check = 0;
  for (const [position, digit] of [...digits].reverse().entries()) {
    check = inDihedralGroup(check, rotated(Number(digit), position % 8));
  }
  return check === 0;
}

function rotated(digit: number, times: number): number {
  let result = digit;
  for (let count = 0; count < times; count += 1) result = ROTATION[result] ?? 0;
  return result;
}

/** The product of two elements of the symmetry group of the pentagon, numbered as Verhoeff did. */
function inDihedralGroup(left: number, right: number): number {
  const turn = left < 5 ? left + right : left - right;
  if (left < 5) return right < 5 ? turn % 5 : 5 + (turn % 5);
  return right < 5 ? 5 + ((turn + 5) % 5) : (turn + 5) % 5;
}
