/** What a file says as a whole: its columns, and what holds where a row is silent. */

import { cityIn, findCity } from "./city.ts";
import type { ImportColumns, ImportOptions } from "./import.ts";
import { headerWords, matchColumns } from "./import-columns.ts";
import { priceUnit } from "./import-price.ts";
import type { FileFacts } from "./import-row.ts";
import { cellText } from "./import-text.ts";
import { purposeIn, typeIn } from "./import-words.ts";
import { LAKH } from "./money.ts";
import { readMoney } from "./money-reader.ts";
import type { Purpose } from "./property.ts";

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
    areaUnit: areaUnit(columns.area),
    city: (options.city ? findCity(options.city) : cityIn(nameWords)) ?? null,
    purpose: options.purpose ?? purposeOf(columns, nameWords, cells),
    type: typeIn(nameWords),
  };
}

function areaUnit(header: string | undefined): string {
  const words = headerWords(header ?? "");
  if (/\bsq ?(?:yd|yards?)\b|\bgaj\b/.test(words)) return "sq yd";
  if (/\bsq ?(?:m|mt|meters?|metres?)\b/.test(words)) return "sq m";
  return /\bacres?\b/.test(words) ? "acre" : "";
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
