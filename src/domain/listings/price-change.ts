/** Raises or lowers the prices of several listings at once. */

import { CRORE, formatPriceRange, formatRent, LAKH } from "#domain/shared/money/money.ts";
import type { Purpose } from "./listing.ts";

export const MAX_PRICE_CHANGE_PERCENT = 50;
export const MOST_PRICES_AT_ONCE = 50;

/** How long the previous prices are stored for undo. */
export const UNDO_PRICES_HOURS = 24;

export type Price = { priceRange: string; priceMin: number | null; priceMax: number | null };

/** The change for one listing. */
export type PricedLine = { propertyId: string; before: Price; after: Price };

type Priced = { purpose: Purpose; priceMin: number | null; priceMax: number | null };

/** Null for a listing whose price is only text. */
export function changedPrice(
  { purpose, priceMin, priceMax }: Priced,
  percent: number,
): Price | undefined {
  if (priceMin === null && priceMax === null) return undefined;
  const min = priceMin && changed(priceMin, percent);
  const max = priceMax && changed(priceMax, percent);
  const isOneRent = purpose === "rent" && min !== null && (max === null || max === min);
  const priceRange = isOneRent ? formatRent(min) : formatPriceRange({ min, max });
  return { priceRange, priceMin: min, priceMax: max };
}

export function priceOf({ priceRange, priceMin, priceMax }: Price): Price {
  return { priceRange, priceMin, priceMax };
}

export function isSamePrice(one: Price, other: Price): boolean {
  return (
    one.priceRange === other.priceRange &&
    one.priceMin === other.priceMin &&
    one.priceMax === other.priceMax
  );
}

/** Rounds to what the price text can show: two decimals of a crore or a lakh, else hundreds. */
function changed(rupees: number, percent: number): number {
  const exact = rupees * (1 + percent / 100);
  const step = exact >= CRORE ? CRORE / 100 : exact >= LAKH ? LAKH / 100 : 100;
  return Math.max(step, Math.round(exact / step) * step);
}
