/** Passwords that are tried first by whoever tries many: long enough, and worth nothing. */

import { LENGTHS } from "#domain/shared/limits.ts";

const STEMS = new Set(
  `password passwd pass admin administrator root user login welcome letmein iloveyou loveyou love qwerty qwertyuiop qwer
  asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx abc abcd abcdef abcdefgh abcdefghij test testing demo guest default changeme
  secret master monkey dragon sunshine princess football cricket superman batman shadow hello hellohello india bharat
  hindustan jaihind mumbai delhi krishna radhakrishna sairam jaishreeram jaimatadi omsairam ganesh ganpati shiva mahadev
  aangan angan property realestate homeloan`.split(/\s+/),
);

const LOOK_ALIKES: Record<string, string> = {
  "@": "a",
  "4": "a",
  "0": "o",
  "3": "e",
  $: "s",
  "5": "s",
};
const ROWS = ["01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** `email` is whose password it would be. What is longer than any password is nobody's first guess. */
export function isGuessable(password: string, email = ""): boolean {
  if (password.length > LENGTHS.password || email.length > LENGTHS.email) return false;
  const text = password.toLowerCase();
  const [name = ""] = email.toLowerCase().split("@");
  if (text === email.toLowerCase()) return true;
  // Digits and marks alone: a phone number, a birthday.
  if (/^[\x20-\x40\x5b-\x60\x7b-\x7e]+$/.test(text)) return true;
  const stem = stemOf(text);
  return STEMS.has(stem) || (name !== "" && stem === stemOf(name)) || isPattern(text);
}

/** Without the year or the mark that is put behind a word to make it look stronger. */
function stemOf(text: string): string {
  const signs = [...text];
  const first = signs.findIndex(isLetter);
  // Looked for sign by sign: a pattern bound to the end tries again from every sign before it.
  const word = first < 0 ? [] : signs.slice(first, signs.findLastIndex(isLetter) + 1);
  return word.map((letter) => LOOK_ALIKES[letter] ?? letter).join("");
}

function isLetter(sign: string): boolean {
  return /[\p{L}\p{M}]/u.test(sign);
}

/** One piece again and again, or the keys as they lie beside each other. */
function isPattern(text: string): boolean {
  if (/^(.{1,4})\1+$/su.test(text)) return true;
  const rows = ROWS.flatMap((row) => [row, [...row].reverse().join("")]);
  return rows.some((row) => row.repeat(2).includes(text));
}
