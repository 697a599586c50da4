/** Converts typed prices and areas to the whole numbers that URLs carry. */

import type { Purpose } from "#domain/listings/listing.ts";
import { filterOf, RANGE_ENDS, rangeOf } from "#domain/search/filters.ts";
import { ENGLISH_AREA } from "#domain/shared/area/area.ts";
import { readArea } from "#domain/shared/area/reader.ts";
import type { AreaUnit } from "#domain/shared/area/units.ts";
import { readMoney } from "#domain/shared/money/reader.ts";

type Meant = {
  purpose?: Purpose | undefined;
  /** The unit of an area typed as a bare number. */
  unit?: AreaUnit | undefined;
  /** The size of some units depends on the state. */
  state?: string | undefined;
};

const WHOLE = /^\d{1,13}$/;

/** Replaces typed values by rupees and square feet; leaves what cannot be parsed. */
export function withFigures(typed: URLSearchParams, meant: Meant): URLSearchParams {
  const params = new URLSearchParams(typed);
  for (const name of RANGE_ENDS) {
    const range = rangeOf(name);
    const end = filterOf(name).kind === "min" ? "min" : "max";
    replace(params, name, (text) =>
      range === "price" ? rupees(text, meant, end) : squareFeet(text, meant, end),
    );
  }
  return params;
}

type End = "min" | "max";

function rupees(text: string, { purpose }: Meant, end: End): number | null {
  if (WHOLE.test(text)) return Number(text);
  const { min, max } = readMoney(text, purpose ? { purpose } : {});
  return end === "min" ? (min ?? max) : (max ?? min);
}

function squareFeet(text: string, { unit = "sqft", state }: Meant, end: End): number | null {
  const isBare = /^[\d,. ]+$/.test(text);
  const { minSqft, maxSqft } = readArea(isBare ? `${text} ${ENGLISH_AREA[unit][1]}` : text, state);
  return end === "min" ? (minSqft ?? maxSqft) : (maxSqft ?? minSqft);
}

function replace(
  params: URLSearchParams,
  name: string,
  read: (text: string) => number | null,
): void {
  const text = params.get(name)?.trim().slice(0, 60);
  // Prices and areas are never negative.
  if (!text || text.startsWith("-")) return;
  const number = read(text);
  if (number !== null) params.set(name, String(Math.round(number)));
}
