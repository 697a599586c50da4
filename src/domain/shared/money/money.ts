import {
  type AreaLabels,
  ENGLISH_AREA,
  groupIndian,
  HINDI_AREA,
} from "#domain/shared/area/area.ts";
import type { AreaUnit } from "#domain/shared/area/units.ts";

export const LAKH = 100_000;
export const CRORE = 10_000_000;

/** Null for an open end. */
export type PriceRange = { min: number | null; max: number | null };

/** The bands of the rent search: from `min` up to, but not including, `max` rupees a month. */
export const RENT_BUDGET_BANDS = [
  { id: "under-20k", label: "Under 20k", min: null, max: 20_000 },
  { id: "20k-40k", label: "20k-40k", min: 20_000, max: 40_000 },
  { id: "40k-60k", label: "40k-60k", min: 40_000, max: 60_000 },
  { id: "60k-1l", label: "60k-1L", min: 60_000, max: LAKH },
  { id: "1l-plus", label: "1L+", min: LAKH, max: null },
] as const;

/** Similar bands of our own, covering most homes for sale. */
export const SALE_BUDGET_BANDS = [
  { id: "under-50l", min: null, max: 50 * LAKH },
  { id: "50l-1cr", min: 50 * LAKH, max: CRORE },
  { id: "1cr-2cr", min: CRORE, max: 2 * CRORE },
  { id: "2cr-plus", min: 2 * CRORE, max: null },
] as const;

export type MoneyLabels = {
  lakh: string;
  crore: string;
  month: string;
  onRequest: string;
  from: (price: string) => string;
  upTo: (price: string) => string;
  units: AreaLabels;
};

export const ENGLISH_MONEY: MoneyLabels = {
  lakh: "L",
  crore: "Cr",
  month: "month",
  onRequest: "Price on request",
  from: (price) => `From ${price}`,
  upTo: (price) => `Up to ${price}`,
  units: ENGLISH_AREA,
};

export const HINDI_MONEY: MoneyLabels = {
  lakh: "लाख",
  crore: "करोड़",
  month: "माह",
  onRequest: "कीमत पूछने पर",
  from: (price) => `${price} से`,
  upTo: (price) => `${price} तक`,
  units: HINDI_AREA,
};

/** "₹85 L", "₹1.25 Cr"; below a lakh every digit. */
export function formatPrice(rupees: number, words: MoneyLabels = ENGLISH_MONEY): string {
  const size = Math.abs(rupees);
  if (size < LAKH) return formatRupees(rupees);
  const [scale, word] = size < CRORE ? [LAKH, words.lakh] : [CRORE, words.crore];
  // Truncated, not rounded: ₹99,99,999 is "₹99.99 L", never "₹100 L" and never more than the real price.
  const cut = Math.floor(size / (scale / 100)) / 100;
  return `${sign(rupees)}₹${groupIndian(cut)} ${word}`;
}

/** Every digit: "₹1,25,00,000". */
export function formatRupees(rupees: number): string {
  return `${sign(rupees)}₹${groupIndian(Math.floor(Math.abs(rupees)))}`;
}

/** For an input field: "75.5 L" where that is exact, else every digit. */
export function typedPrice(rupees: number, words: MoneyLabels = ENGLISH_MONEY): string {
  const [scale, word] = rupees < CRORE ? [LAKH, words.lakh] : [CRORE, words.crore];
  if (rupees < LAKH || rupees % (scale / 100) !== 0) return groupIndian(rupees);
  return `${groupIndian(Math.round(rupees / (scale / 100)) / 100)} ${word}`;
}

/** "₹45,000/month"; compact, for small cards, "₹1.1 L/month". */
export function formatRent(
  rupees: number,
  { compact = false, words = ENGLISH_MONEY }: { compact?: boolean; words?: MoneyLabels } = {},
): string {
  const amount = compact ? formatPrice(rupees, words) : formatRupees(rupees);
  return `${amount}/${words.month}`;
}

const PER_MONTH = /month|\bp\.?m\b|\/\s*mo\b|mah[ei]+n|माह|महीन|मासिक/i;

/** Whether a lister's own price text already says that it is monthly: "₹32,000/month", "20k per month". */
export function saysPerMonth(price: string): boolean {
  return PER_MONTH.test(price);
}

/** "₹36,900/sq yd", "₹3.1 Cr/acre". */
export function formatRate(
  rupees: number,
  unit: AreaUnit,
  words: MoneyLabels = ENGLISH_MONEY,
): string {
  return `${formatPrice(rupees, words)}/${words.units[unit][0]}`;
}

/** "₹80 L – ₹1.2 Cr", "From ₹60 L", "Up to ₹20,000", "Price on request". */
export function formatPriceRange(range: PriceRange, words: MoneyLabels = ENGLISH_MONEY): string {
  const low = range.min === null ? null : formatPrice(range.min, words);
  const high = range.max === null ? null : formatPrice(range.max, words);
  if (low === null) return high === null ? words.onRequest : words.upTo(high);
  if (high === null) return words.from(low);
  return low === high ? low : `${low} – ${high}`;
}

function sign(rupees: number): string {
  return rupees < 0 ? "-" : "";
}
