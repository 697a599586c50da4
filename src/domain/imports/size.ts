/** The size of a row's property, and whether it is plausible. */

import type { PropertyType, Purpose } from "#domain/listings/listing.ts";
import type { AreaBasis } from "#domain/shared/area/area.ts";
import { type AreaReading, readArea } from "#domain/shared/area/reader.ts";
import { sqftPerUnit, unitAt } from "#domain/shared/area/units.ts";
import { MAX_SQFT } from "#domain/shared/limits.ts";
import type { ImportField } from "./import.ts";

export type Size = {
  areaSqft: number | null;
  areaBasis: AreaBasis;
  /** A figure for which neither its cell nor its column names a unit. */
  bareFigure: string | null;
};

/** What the size has to be consistent with. */
export type SizedRow = {
  type: PropertyType | null;
  purpose: Purpose | null;
  beds: number | null;
  price: number | null;
  /** Free text of the row. */
  text: string;
};

/** The units for bare numbers, by field: "sq yd" for a column headed "plot_area(sq yd)". */
export type AreaUnits = Partial<Record<ImportField, string>>;

/** The smallest habitable room of the National Building Code has 7.5 m². */
const LEAST_SQFT_PER_BED = 80;
/** Plots in resettlement colonies start at 12.5 m². */
const LEAST_PLOT_SQFT = 100;
/** A plot this small without a unit was measured in yards. */
const LEAST_BARE_PLOT_SQFT = 200;
/** Plots in towns have fewer square yards than that. */
const MOST_BARE_YARDS = 2000;
/** More expensive than all but a few streets; a ninth of it is an ordinary rate. */
const MOST_PER_SQFT: Record<Purpose, number> = { sale: 50_000, rent: 150 };

const AREA_COLUMNS: readonly (readonly [ImportField, AreaBasis])[] = [
  ["area", "unknown"],
  ["carpetArea", "carpet"],
  ["builtupArea", "builtup"],
  ["superArea", "super"],
  ["plotArea", "plot"],
];
export const AREA_FIELDS: readonly ImportField[] = AREA_COLUMNS.map(([field]) => field);

/** The general column counts; a specific one with the same figure tells what it measures. */
export function readSize(
  cells: (field: ImportField) => string,
  units: AreaUnits,
  state: string | null,
): Size {
  const read = AREA_COLUMNS.filter(([field]) => cells(field) !== "")
    .map(([field, basis]) => {
      const cell = cells(field);
      const isBare = /^[\d.,\s-]+$/.test(cell);
      const unit = units[field] ?? "";
      const reading = readArea(isBare && unit ? `${cell} ${unit}` : cell, state);
      return {
        sqft: sqftOf(reading),
        basis: reading.basis === "unknown" ? basis : reading.basis,
        bareFigure: isBare && !unit ? cell.replace(/\.0+$/, "") : null,
      };
    })
    .filter(({ sqft }) => sqft !== null);
  const [main] = read;
  if (!main) return { areaSqft: null, areaBasis: "unknown", bareFigure: null };
  const same = read.find(({ sqft, basis }) => sqft === main.sqft && basis !== "unknown");
  return {
    areaSqft: main.sqft,
    areaBasis: basisIn(cells("areaBasis")) ?? same?.basis ?? main.basis,
    bareFigure: main.bareFigure,
  };
}

/** An implausible size has another unit or a typo: corrected from the row's text, or left out. */
export function believedSqft(size: Size, row: SizedRow): number | null {
  const { areaSqft, bareFigure } = size;
  if (areaSqft === null || isPossible(areaSqft, size, row)) return areaSqft;
  const corrected = bareFigure === null ? null : sqftInWords(bareFigure, row.text);
  return corrected !== null && isPossible(corrected, { ...size, bareFigure: null }, row)
    ? corrected
    : null;
}

function isPossible(sqft: number, size: Size, row: SizedRow): boolean {
  if (sqft < leastSqft(size, row)) return false;
  return size.bareFigure === null || !isYardsByPrice(sqft, row);
}

function leastSqft({ areaBasis, bareFigure }: Size, { type, beds }: SizedRow): number {
  if (type === "Land" || areaBasis === "plot") {
    return bareFigure === null ? LEAST_PLOT_SQFT : LEAST_BARE_PLOT_SQFT;
  }
  return type === "Commercial" ? 0 : LEAST_SQFT_PER_BED * (beds ?? 1);
}

/** Only property with its own land is measured in yards. */
function isYardsByPrice(sqft: number, { type, purpose, price }: SizedRow): boolean {
  if (sqft >= MOST_BARE_YARDS || price === null || purpose === null) return false;
  return (type === "Land" || type === "House") && price / sqft > MOST_PER_SQFT[purpose];
}

/** Finds the unit of "162" where the description says "162 sq. yards". */
function sqftInWords(figure: string, text: string): number | null {
  const words = text.toLowerCase();
  for (const { index, 0: found } of words.matchAll(new RegExp(`(?<![\\d.,])${figure} ?`, "g"))) {
    const unit = unitAt(words, index + found.length)?.unit;
    const factor = unit === undefined || unit === "sqft" ? null : sqftPerUnit(unit);
    if (factor !== null) return Math.round(Number(figure) * factor);
  }
  return null;
}

function sqftOf({ minSqft, maxSqft }: AreaReading): number | null {
  const sqft = Math.round(minSqft ?? maxSqft ?? 0);
  return sqft > 0 && sqft <= MAX_SQFT ? sqft : null;
}

function basisIn(cell: string): AreaBasis | null {
  const text = cell.toLowerCase();
  if (/super/.test(text)) return "super";
  if (/built/.test(text)) return "builtup";
  if (/carpet/.test(text)) return "carpet";
  return /plot|land/.test(text) ? "plot" : null;
}
