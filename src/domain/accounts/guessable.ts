/** Passwords that attackers try first: long enough, but worthless. */

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

/** `email` belongs to the account. Longer than a valid password or email is not guessable. */
export function isGuessable(password: string, email = ""): boolean {
  if (password.length > LENGTHS.password || email.length > LENGTHS.email) return false;
  const text = password.toLowerCase();
  const [name = ""] = email.toLowerCase().split("@");
  if (text === email.toLowerCase()) return true;
  // Only digits and punctuation: a phone number, a birthday.
  if (/^[\x20-\x40\x5b-\x60\x7b-\x7e]+$/.test(text)) return true;
  const stem = stemOf(text);
  return STEMS.has(stem) || (name !== "" && stem === stemOf(name)) || isPattern(text);
}

/** Strips the year or punctuation that is added around a word to make it look stronger. */
function stemOf(text: string): string {
  const signs = [...text];
  const first = signs.findIndex(isLetter);
  // Scans character by character: a pattern anchored at the end would retry from every character before it.
  const word = first < 0 ? [] : signs.slice(first, signs.findLastIndex(isLetter) + 1);
  return word.map((letter) => LOOK_ALIKES[letter] ?? letter).join("");
}

function isLetter(sign: string): boolean {
  return /[\p{L}\p{M}]/u.test(sign);
}

/** One repeated sequence, or neighbouring keys of the keyboard. */
function isPattern(text: string): boolean {
  if (/^(.{1,4})\1+$/su.test(text)) return true;
  const rows = ROWS.flatMap((row) => [row, [...row].reverse().join("")]);
  return rows.some((row) => row.repeat(2).includes(text));
}
