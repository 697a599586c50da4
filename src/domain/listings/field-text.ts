/** The fields of a listing as they stand in a form, where all is text. */

import { readArea } from "#domain/shared/area/reader.ts";
import { LENGTHS } from "#domain/shared/limits.ts";
import { typedPrice } from "#domain/shared/money/money.ts";
import { readMoney } from "#domain/shared/money/reader.ts";
import type { FieldKind, FieldName } from "./field.ts";
import { fieldOf } from "./fields.ts";
import { featureList } from "./listing.ts";

export type FieldValue = string | number | readonly string[] | null;

export function fieldText(name: FieldName, value: FieldValue | undefined): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "object") return value.join(", ");
  const isMoney = fieldOf(name).kind === "money" && typeof value === "number";
  return isMoney ? typedPrice(value) : String(value);
}

const MAX_LIST_LENGTH = 4_000;

/** How much may be typed into the field of a form. */
export function maxTextLength(name: FieldName): number {
  const field = fieldOf(name);
  if (field.kind === "line" || field.kind === "paragraphs") return field.max;
  if (field.kind === "pincode") return LENGTHS.pincode;
  return field.kind === "list" ? MAX_LIST_LENGTH : LENGTHS.figure;
}

/** Undefined for what nobody can read. */
export function readFieldText(name: FieldName, typed: string): FieldValue | undefined {
  const { kind } = fieldOf(name);
  if (kind === "list") return featureList(typed);
  const number = FIGURES[kind]?.(typed);
  if (number === undefined) return typed;
  return Number.isFinite(number) ? number : undefined;
}

/** What an emptied field says: of what always holds nothing at all, of the others that there is none. */
export function emptyField(name: FieldName): FieldValue | undefined {
  const { kind, isAlways } = fieldOf(name);
  if (name === "areaBasis") return "unknown";
  if (kind === "list") return [];
  return isAlways ? undefined : null;
}

/** Numbers, or NaN; kinds that are not numbers have none. */
const FIGURES: Partial<Record<FieldKind, (typed: string) => number>> = {
  money: (typed) => {
    const { min, max } = readMoney(typed);
    return Math.round(min ?? max ?? Number.NaN);
  },
  area: (typed) => {
    const { minSqft, maxSqft } = readArea(/^[\d,. ]+$/.test(typed) ? `${typed} sq ft` : typed);
    return Math.round(minSqft ?? maxSqft ?? Number.NaN);
  },
  count: (typed) => (/^-?\d+$/.test(typed) ? Number(typed) : Number.NaN),
  degrees: (typed) => (/^-?\d{1,3}(?:\.\d{1,15})?$/.test(typed) ? Number(typed) : Number.NaN),
};
