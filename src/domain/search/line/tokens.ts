/** Splits a typed line into words, numbers and meaningful signs, each with its position. */

import { asciiDigits } from "#domain/shared/typed-text.ts";

export type Word = {
  /** Lower case, with normalised digits and letters. */
  text: string;
  start: number;
  end: number;
  kind: "word" | "number" | "sign";
};

// Commas belong to a number only where they group digits: "1,20,000" is one number, "2,3 bhk" has two.
const TOKEN =
  /(?<number>\d+(?:,\d{2,3})*(?:\.\d+)*|(?<![\p{L}\d])\.\d+)|(?<word>[\p{L}\p{M}\u200c\u200d]+)|(?<sign>\/[-=]|[-\u2010-\u2015\u2212~/+<>≤≥₹&,;|\n])/gu;

export function wordsOf(line: string): Word[] {
  const words: Word[] = [];
  for (const match of asciiDigits(line).matchAll(TOKEN)) {
    const { number, word } = match.groups ?? {};
    words.push({
      text: cleanWord(match[0]),
      start: match.index,
      end: match.index + match[0].length,
      kind: number === undefined ? (word === undefined ? "sign" : "word") : "number",
    });
  }
  return words;
}

/** Normalises nukta, joiners and dashes. */
function cleanWord(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u093c\u200b-\u200f]/g, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-");
}
