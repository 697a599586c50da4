/** The numbers of a line, in digits or in words. */

import { WORDS } from "#domain/shared/money/vocabulary.ts";
import { numberFrom } from "#domain/shared/typed-text.ts";
import type { Sign } from "./signs.ts";

/** "2", "2.5", "do", "डेढ़". */
export function numberOf(sign: Sign | undefined): number {
  if (!sign) return Number.NaN;
  const spoken = WORDS.get(sign.phrase);
  if (typeof spoken === "object") return spoken.kind === "added" ? 1 + spoken.value : spoken.value;
  return numberFrom(sign.phrase)?.value ?? Number.NaN;
}

/** A tenth less and a tenth more. */
export function about(value: number): { min: number; max: number } {
  return { min: Math.round(value * 0.9), max: Math.round(value * 1.1) };
}

/** The notation for a range: "5000..9000", "..9000", "5000..". */
export function ends(min: number | undefined, max: number | undefined): string {
  return `${min ?? ""}..${max ?? ""}`;
}
