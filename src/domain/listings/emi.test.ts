import { describe, expect, test } from "vitest";
import { CRORE, LAKH } from "#domain/shared/money/money.ts";
import { instalments, largestLoan, readLoan, usualLoan } from "./emi.ts";

describe("the monthly instalment", () => {
  test("equals the reference: 50 lakh at 8.5 % for 240 months", () => {
    const loan = { principal: 50 * LAKH, annualPercent: 8.5, years: 20 };

    expect(instalments(loan)).toEqual({ monthly: 43_391, total: 1_04_13_840, interest: 54_13_840 });
  });

  // Calculated by hand: 12 lakh over a year, and by repeated interest for the others.
  test.for([
    [12 * LAKH, 0, 1, 1_00_000],
    [10 * LAKH, 0, 30, 2_778],
    [LAKH, 12, 1, 8_885],
    [CRORE, 9, 30, 80_462],
    [0, 8.5, 20, 0],
  ] as const)("%d at %d %% over %d years is %d", ([principal, annualPercent, years, monthly]) => {
    expect(instalments({ principal, annualPercent, years }).monthly).toBe(monthly);
  });

  test("pays the loan off, month by month", () => {
    const loan = { principal: 37 * LAKH, annualPercent: 9.15, years: 17 };
    const { monthly } = instalments(loan);

    let owed: number = loan.principal;
    for (let month = 0; month < 17 * 12; month += 1) owed = owed * (1 + 9.15 / 1200) - monthly;

    // Half a rupee of rounding per month, with interest.
    expect(Math.abs(owed)).toBeLessThan(300);
  });

  test("bears no interest at no rate", () => {
    expect(instalments({ principal: 10 * LAKH, annualPercent: 0, years: 30 }).interest).toBe(0);
  });
});

describe("the largest loan", () => {
  test.for([
    [20 * LAKH, 18 * LAKH],
    [30 * LAKH, 27 * LAKH],
    // 90 % would pass 30 lakh, 80 % would fall below it.
    [35 * LAKH, 30 * LAKH],
    [50 * LAKH, 40 * LAKH],
    [95 * LAKH, 75 * LAKH],
    [CRORE, 75 * LAKH],
    [2 * CRORE, 150 * LAKH],
  ] as const)("on %d is %d", ([price, loan]) => {
    expect(largestLoan(price)).toBe(loan);
  });

  test("never falls as the price rises", () => {
    let last = 0;
    for (let price = 0; price <= 3 * CRORE; price += 12_345) {
      expect(largestLoan(price)).toBeGreaterThanOrEqual(last);
      last = largestLoan(price);
    }
  });
});

describe("a loan as a form gives it", () => {
  const price = CRORE;
  const typed = (values: Record<string, string>) => readLoan((name) => values[name] ?? null, price);

  test("is the usual one where nothing is said", () => {
    expect(typed({})).toEqual(usualLoan(price));
    expect(typed({})).toEqual({ principal: 75 * LAKH, annualPercent: 8.5, years: 20 });
    expect(typed({ loan: "", rate: "cheap", years: "NaN" })).toEqual(usualLoan(price));
  });

  test("is read as typed", () => {
    expect(typed({ loan: "50,00,000", rate: "9.1", years: "15" })).toEqual({
      principal: 50 * LAKH,
      annualPercent: 9.1,
      years: 15,
    });
  });

  test("stays within what can be lent", () => {
    expect(typed({ loan: "99999999999", rate: "1e9", years: "-4" })).toEqual({
      principal: 75 * LAKH,
      annualPercent: 20,
      years: 1,
    });
  });
});
