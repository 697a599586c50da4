/** Text from outside: trimmed, in one Unicode form, and free of what a database cannot store. */

import { z } from "zod";
import { asIssue, type Text } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { maskIdentityNumbers } from "./masking.ts";

export type Limits = { max: number; required?: Text };

/** One line: any white space, including line breaks, becomes a single space. */
export function line({ max, required }: Limits) {
  return bounded(max, required, (text) => text.replace(/\s+/g, " ").trim());
}

/** One line of free text: an Aadhaar or PAN number in it is masked before it is stored. */
export function maskedLine({ max, required }: Limits) {
  return line({ max, ...(required !== undefined && { required }) }).overwrite((text) =>
    maskIdentityNumbers(text).slice(0, max),
  );
}

/** Text that keeps its line breaks. */
export function paragraphs({ max, required }: Limits) {
  return bounded(max, required, (text) => text.replace(/\r\n?/g, "\n").trim());
}

/** White space and combining marks, which normalising removes, may make a text this many times longer. */
const MOST_UNTIDY = 4;

const UNTIDY_ROOM = 1_000;

/** Checks the length first: a text that will be refused is not worth processing. */
function bounded(max: number, required: Text | undefined, tidy: (text: string) => string) {
  const tooLong = asIssue(sharedProblems.textTooLong({ max }));
  return z
    .string(required === undefined ? {} : { error: asIssue(required) })
    .max(max * MOST_UNTIDY + UNTIDY_ROOM, { error: tooLong, abort: true })
    .refine(isStorable, asIssue(sharedProblems.unstorable()))
    .overwrite((text) => tidy(text.normalize("NFC")))
    .min(required === undefined ? 0 : 1, required && asIssue(required))
    .max(max, { error: tooLong, abort: true });
}

export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes("\u0000");
}
