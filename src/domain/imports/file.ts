/** What a file says as a whole: its columns, and what holds where a row is silent. */

import type { Purpose } from "#domain/listings/listing.ts";
import { cityIn, findCity } from "#domain/places/city.ts";
import { LAKH } from "#domain/shared/money/money.ts";
import { readMoney } from "#domain/shared/money/reader.ts";
import { headerWords, matchColumns } from "./columns.ts";
import type { ImportColumns, ImportOptions } from "./import.ts";
import { priceUnit } from "./price.ts";
import type { FileFacts } from "./row.ts";
import { AREA_FIELDS, type AreaUnits } from "./size.ts";
import { cellText } from "./text.ts";
import { isBedrooms, purposeIn, typeIn } from "./vocabulary.ts";

/** Hardly anybody pays more a month, and nobody sells for less. */
const DEAREST_RENT = 5 * LAKH;

export function readFileFacts(
  fileName: string,
  names: readonly string[],
  sample: readonly (readonly string[])[],
  options: ImportOptions,
): FileFacts {
  const columns = matchColumns(names, sample, options.columns);
  const nameWords = headerWords(fileName.replace(/\.\w+$/, ""));
  const cells = (name: string | undefined) => {
    const at = name === undefined ? -1 : names.indexOf(name);
    return sample.map((row) => cellText(row[at])).filter((cell) => cell !== "");
  };
  return {
    columns,
    priceUnit: priceUnit(columns.price),
    areaUnits: areaUnits(columns),
    hasBothRoomWords: hasBothRoomWords(cells(columns.beds)),
    city: (options.city ? findCity(options.city) : cityIn(nameWords)) ?? null,
    purpose: options.purpose ?? purposeOf(columns, nameWords, cells),
    type: typeIn(nameWords),
  };
}

/** Nothing for a column that leaves the unit to its cells. */
function areaUnit(header: string): string {
  const words = headerWords(header);
  if (/\bsq ?(?:yd|yards?)\b|\bgaj\b/.test(words)) return "sq yd";
  if (/\bsq ?(?:m|mt|meters?|metres?)\b/.test(words)) return "sq m";
  if (/\bacres?\b/.test(words)) return "acre";
  return /\bsq ?(?:ft|feet)\b|\bsft\b/.test(words) ? "sq ft" : "";
}

function areaUnits(columns: ImportColumns): AreaUnits {
  return Object.fromEntries(AREA_FIELDS.map((field) => [field, areaUnit(columns[field] ?? "")]));
}

/** Portals that print "4 Bedroom" beside "4 BHK" say the one of houses, the other of flats. */
function hasBothRoomWords(cells: readonly string[]): boolean {
  return cells.some((cell) => /\d ?bhk\b/i.test(cell)) && cells.some(isBedrooms);
}

/** By the price column's own name, by the file's, and last by how large the prices are. */
function purposeOf(
  columns: ImportColumns,
  nameWords: string,
  cells: (name: string | undefined) => string[],
): Purpose | null {
  const named = purposeIn(headerWords(columns.price ?? "")) ?? purposeIn(nameWords);
  if (named) return named;
  const unit = priceUnit(columns.price);
  const prices = cells(columns.price)
    .map((cell) => readMoney(/^[\d.,]+$/.test(cell) && unit ? `${cell} ${unit}` : cell).min)
    .filter((price) => price !== null)
    .toSorted((a, b) => a - b);
  const middle = prices[Math.floor(prices.length / 2)];
  if (middle === undefined) return null;
  return middle <= DEAREST_RENT ? "rent" : "sale";
}
