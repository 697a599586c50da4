/** Realistic asking prices: round, and written the way people type them. */

import type { Random } from "#demo/drawing/random.ts";
import { CRORE, formatPrice, formatRupees, LAKH } from "#domain/shared/money/money.ts";

export type Asking = { priceRange: string; priceMin: number | null; priceMax: number | null };

export const ON_REQUEST: Asking = {
  priceRange: "Price on request",
  priceMin: null,
  priceMax: null,
};

// Up to the first amount, prices are rounded to steps of the second.
const SALE_STEPS = [
  [20 * LAKH, 10_000],
  [CRORE, 50_000],
  [3 * CRORE, LAKH],
  [10 * CRORE, 5 * LAKH],
  [Number.POSITIVE_INFINITY, 25 * LAKH],
] as const;
const RENT_STEPS = [
  [30_000, 500],
  [LAKH, 1_000],
  [Number.POSITIVE_INFINITY, 5_000],
] as const;

export function askSale(rupees: number): Asking {
  const price = stepped(rupees, SALE_STEPS);
  return { priceRange: formatPrice(price), priceMin: price, priceMax: price };
}

/** A builder's price range over the floors or plans of one kind. */
export function askSaleRange(low: number, high: number): Asking {
  const [min, max] = [stepped(low, SALE_STEPS), stepped(high, SALE_STEPS)];
  if (min === max) return askSale(min);
  return { priceRange: `${formatPrice(min)} - ${formatPrice(max)}`, priceMin: min, priceMax: max };
}

export function askRent(random: Random, rupees: number): Asking {
  const rent = stepped(rupees, RENT_STEPS);
  const short = rent >= LAKH && random.chance(0.6);
  const amount = short ? formatPrice(rent) : formatRupees(rent);
  const per = random.chance(0.3) ? " per month" : "/month";
  return { priceRange: `${amount}${per}`, priceMin: rent, priceMax: rent };
}

export function toNearest(value: number, step: number): number {
  return Math.round(value / step) * step;
}

function stepped(rupees: number, steps: readonly (readonly [number, number])[]): number {
  const step = steps.find(([limit]) => rupees < limit)?.[1] ?? 1;
  return Math.max(step, toNearest(rupees, step));
}
