/** What applies to a file as a whole: its columns, and defaults for rows that lack a value. */

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

/** Hardly any rent is higher than this per month, and no sale price is lower. */
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

/** Empty for a column that leaves the unit to its cells. */
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

/** Portals that use both "4 Bedroom" and "4 BHK" mean houses by the first and flats by the second. */
function hasBothRoomWords(cells: readonly string[]): boolean {
  return cells.some((cell) => /\d ?bhk\b/i.test(cell)) && cells.some(isBedrooms);
}

/** By the name of the price column, by the file's name, and last by the size of the prices. */
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
