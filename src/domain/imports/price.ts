/** The price of a row, read in the unit its column header names, and rejected where it cannot be a price. */

import { importProblems } from "#domain/imports/problems.ts";
import type { Purpose } from "#domain/listings/listing.ts";
import type { Text } from "#domain/shared/errors.ts";
import { MAX_RUPEES } from "#domain/shared/limits.ts";
import { formatPriceRange, formatRent, LAKH } from "#domain/shared/money/money.ts";
import { type MoneyReading, readMoney } from "#domain/shared/money/reader.ts";
import { headerWords } from "./columns.ts";

export type Price = { min: number | null; max: number | null; shown: string };

const ON_REQUEST: Price = { min: null, max: null, shown: "Price on request" };
const SMALL_PLOT_SQFT = 10_000;
/** No plot in a town is that cheap; a lower figure is a rate. */
const LEAST_PER_SQFT = 150;
const MOST_RENT = 100 * LAKH;

/** "price(lakhs)": the unit to append to each bare number. */
export function priceUnit(header: string | undefined): string {
  const words = headerWords(header ?? "");
  if (/\bla(?:kh|c)s?\b/.test(words)) return "lakh";
  if (/\bcr(?:ores?)?\b/.test(words)) return "crore";
  return /\bthousands?\b|\bin k\b/.test(words) ? "thousand" : "";
}

/** A price, or why there is none. */
export function priceOf(
  cell: string,
  cellMax: string,
  unit: string,
  purpose: Purpose,
): Price | Text {
  if (cell === "") return importProblems.noPrice();
  const reading = readIn(cell, unit, purpose);
  if (reading.kind === "onRequest" || isZero(cell)) return ON_REQUEST;
  if (reading.kind === "rate") return importProblems.priceIsRate({ cell: short(cell) });
  if (reading.kind !== "amount") return importProblems.notAPrice({ cell: short(cell) });
  const upper = cellMax === "" ? null : readIn(cellMax, unit, purpose);
  return checked(withUpper(reading, upper), cell, purpose);
}

/** Returns a reason if the area shows that the price is really a rate. */
export function refutedByArea(price: Price, sqft: number | null, purpose: Purpose): Text | null {
  const { min, shown } = price;
  if (purpose !== "sale" || min === null || sqft === null || sqft > SMALL_PLOT_SQFT) return null;
  if (min / sqft >= LEAST_PER_SQFT) return null;
  return importProblems.looksLikeRate({ price: shown, sqft });
}

function readIn(cell: string, unit: string, purpose: Purpose): MoneyReading {
  const isBare = /^[\d.,\s-]+$/.test(cell);
  return readMoney(isBare && unit ? `${cell} ${unit}` : cell, { purpose });
}

function withUpper(reading: MoneyReading, upper: MoneyReading | null): MoneyReading {
  const max = upper?.max ?? null;
  return max !== null && reading.min !== null && max > reading.min ? { ...reading, max } : reading;
}

function checked({ min, max }: MoneyReading, cell: string, purpose: Purpose): Price | Text {
  const least = min ?? max ?? 0;
  const most = max ?? min ?? 0;
  if (most > MAX_RUPEES) return importProblems.priceTooHigh({ cell: short(cell) });
  if (purpose === "sale" && least < LAKH) return importProblems.saleTooCheap({ cell: short(cell) });
  if (purpose === "rent" && most > MOST_RENT)
    return importProblems.rentTooHigh({ cell: short(cell) });
  // Lists sort by the lower end; "up to 40 lakh" is listed at 40 lakh.
  const from = min ?? max;
  return { min: from, max, shown: shownAs(from, max, purpose) };
}

function shownAs(min: number | null, max: number | null, purpose: Purpose): string {
  if (purpose === "sale" || min === null) return formatPriceRange({ min, max });
  const low = formatRent(min);
  return max === null || max === min ? low : `${low.replace("/month", "")} – ${formatRent(max)}`;
}

function isZero(cell: string): boolean {
  return /^[₹\s]*0+(?:\.0+)?$/.test(cell);
}

function short(cell: string): string {
  return cell.length > 40 ? `${cell.slice(0, 39)}…` : cell;
}
