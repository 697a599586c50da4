/** Translates problems: the code reports them in English, and the reader sees them in their language. */

import type { FieldErrors } from "#domain/shared/errors.ts";
import type { Language } from "#domain/shared/language.ts";
import { HINDI_FIELD_PROBLEMS } from "./hindi-field-problems.ts";
import { HINDI_PROBLEMS } from "./hindi-problems.ts";

const HINDI: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...HINDI_PROBLEMS, ...HINDI_FIELD_PROBLEMS }),
);

/** `{0}` and `{1}` stand for the variable parts. */
const PATTERNS = [...HINDI]
  .filter(([english]) => english.includes("{0}"))
  // The one with the most words of its own speaks of the narrowest case.
  .toSorted(([one], [other]) => other.length - one.length)
  .map(([english, hindi]) => ({ pattern: patternOf(english), hindi }));

/** Translates a message; one without a translation stays as it is. */
export function problemIn(language: Language, text: string): string {
  return language === "en" ? text : (hindiOf(text) ?? text);
}

export function problemsIn(language: Language, errors: FieldErrors): FieldErrors {
  const entries = Object.entries(errors).map(([field, texts]) => [
    field,
    texts.map((text) => problemIn(language, text)),
  ]);
  return Object.fromEntries(entries);
}

export function hindiOf(text: string): string | undefined {
  const known = HINDI.get(text);
  if (known !== undefined) return known;
  for (const { pattern, hindi } of PATTERNS) {
    const values = pattern.exec(text)?.slice(1);
    // A value may be a message itself: "3 properties".
    if (values) {
      return hindi.replace(/\{(\d)\}/g, (_, at) => {
        const value = values[Number(at)] ?? "";
        return hindiOf(value) ?? value;
      });
    }
  }
  return undefined;
}

function patternOf(english: string): RegExp {
  const parts = english.split(/\{\d\}/).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${parts.join("(.+?)")}$`, "su");
}
