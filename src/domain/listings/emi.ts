/** What a home loan costs a month, and how much of a price banks may lend. */

import { CRORE, LAKH } from "#domain/shared/money/money.ts";

export type Loan = { principal: number; annualPercent: number; years: number };

export type Instalments = { monthly: number; total: number; interest: number };

/** Guidance, not an offer: a bank also looks at income, and lends on its own valuation. */
export const LOAN_TO_VALUE = {
  source: "Reserve Bank of India",
  bands: [
    { maxLoan: 30 * LAKH, share: 0.9 },
    { maxLoan: 75 * LAKH, share: 0.8 },
    { maxLoan: Number.POSITIVE_INFINITY, share: 0.75 },
  ],
} as const;

/** Where the calculator starts, and how far its sliders go. */
export const LOAN_TERMS = {
  share: 0.75,
  step: 10_000,
  percent: { usual: 8.5, min: 0, max: 20, step: 0.05 },
  years: { usual: 20, min: 1, max: 30, step: 1 },
} as const;

const MAX_LOAN = 100_000 * CRORE;

/** P·r·(1+r)^n / ((1+r)^n − 1), to the rupee; without interest, an equal share each month. */
export function instalments({ principal, annualPercent, years }: Loan): Instalments {
  const months = Math.round(years * 12);
  const rate = annualPercent / 1200;
  const growth = (1 + rate) ** months;
  const exact = rate === 0 ? principal / months : (principal * rate * growth) / (growth - 1);
  const monthly = Math.round(exact);
  // Rounding must not look like interest on an interest-free loan.
  const total = rate === 0 ? principal : monthly * months;
  return { monthly, total, interest: total - principal };
}

/** The bands apply to the loan, so a more expensive home never gets a smaller loan than a cheaper one. */
export function largestLoan(price: number): number {
  const byBand = LOAN_TO_VALUE.bands.map(({ maxLoan, share }) => Math.min(maxLoan, price * share));
  const { step } = LOAN_TERMS;
  return Math.floor(Math.min(Math.max(...byBand), MAX_LOAN) / step) * step;
}

export function usualLoan(price: number): Loan {
  const { share, step, percent, years } = LOAN_TERMS;
  const principal = Math.min(largestLoan(price), Math.floor((price * share) / step) * step);
  return { principal, annualPercent: percent.usual, years: years.usual };
}

/** The loan from a form for this price; missing or invalid values fall back to the defaults. */
export function readLoan(typed: (name: "loan" | "rate" | "years") => string | null, price: number) {
  const usual = usualLoan(price);
  const { percent, years } = LOAN_TERMS;
  return {
    principal: within(typed("loan"), 0, largestLoan(price), usual.principal),
    annualPercent: within(typed("rate"), percent.min, percent.max, usual.annualPercent),
    years: Math.round(within(typed("years"), years.min, years.max, usual.years)),
  };
}

function within(text: string | null, min: number, max: number, usual: number): number {
  const cleaned = text?.replace(/[,\s]/g, "") ?? "";
  const value = cleaned === "" ? Number.NaN : Number(cleaned);
  return Number.isFinite(value) ? Math.min(Math.max(value, min), max) : usual;
}
