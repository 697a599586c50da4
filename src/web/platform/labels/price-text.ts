import { formatPrice, formatPriceRange, type MoneyLabels } from "#domain/shared/money/money.ts";

type Priced = { priceMin: number | null; priceMax: number | null; priceRange: string };

/** "₹85 L", "₹80 L – ₹1.2 Cr"; the lister's own text where no number could be read from it. */
export function shortPrice({ priceMin, priceMax, priceRange }: Priced, words: MoneyLabels): string {
  if (priceMin === null) return priceRange;
  return priceMax === null || priceMax === priceMin
    ? formatPrice(priceMin, words)
    : formatPriceRange({ min: priceMin, max: priceMax }, words);
}
