import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatPrice,
  formatPriceRange,
  formatRate,
  formatRent,
  formatRupees,
  HINDI_MONEY,
  RENT_BUDGET_BANDS,
  saysPerMonth,
} from "./money.ts";
import { readMoney } from "./reader.ts";

describe("a price is printed in lakh and crore", () => {
  test.each([
    [85_00_000, "₹85 L"],
    [1_25_00_000, "₹1.25 Cr"],
    [1_20_00_000, "₹1.2 Cr"],
    [45_000, "₹45,000"],
    [99_999, "₹99,999"],
    [1_00_000, "₹1 L"],
    [99_99_999, "₹99.99 L"],
    [1_00_00_000, "₹1 Cr"],
    [12_345_00_00_000, "₹12,345 Cr"],
    [0, "₹0"],
    [-85_00_000, "-₹85 L"],
  ])("%d rupees read %s", (rupees, printed) => {
    expect(formatPrice(rupees)).toBe(printed);
  });

  test("Hindi keeps the digits and changes the words", () => {
    expect(formatPrice(85_00_000, HINDI_MONEY)).toBe("₹85 लाख");
    expect(formatPrice(1_25_00_000, HINDI_MONEY)).toBe("₹1.25 करोड़");
  });
});

test.each([
  [0, "₹0"],
  [999, "₹999"],
  [1_000, "₹1,000"],
  [1_25_00_000, "₹1,25,00,000"],
  [12_34_56_789, "₹12,34,56,789"],
])("the exact amount %d groups three digits, then twos: %s", (rupees, printed) => {
  expect(formatRupees(rupees)).toBe(printed);
});

test("a rent is printed in full, and short on a small card", () => {
  expect(formatRent(45_000)).toBe("₹45,000/month");
  expect(formatRent(1_10_000)).toBe("₹1,10,000/month");
  expect(formatRent(1_10_000, { compact: true })).toBe("₹1.1 L/month");
  expect(formatRent(45_000, { words: HINDI_MONEY })).toBe("₹45,000/माह");
});

test("land is priced by its unit", () => {
  expect(formatRate(36_900, "sqyd")).toBe("₹36,900/sq yd");
  expect(formatRate(3_10_00_000, "acre")).toBe("₹3.1 Cr/acre");
  expect(formatRate(7_500, "sqft", HINDI_MONEY)).toBe("₹7,500/वर्ग फ़ुट");
});

describe("a range names only the ends it has", () => {
  test.each([
    [80_00_000, 1_20_00_000, "₹80 L – ₹1.2 Cr", "₹80 लाख – ₹1.2 करोड़"],
    [60_00_000, null, "From ₹60 L", "₹60 लाख से"],
    [null, 20_000, "Up to ₹20,000", "₹20,000 तक"],
    [null, null, "Price on request", "कीमत पूछने पर"],
    [85_00_000, 85_00_000, "₹85 L", "₹85 लाख"],
    [85_00_000, 85_00_400, "₹85 L", "₹85 लाख"],
  ])("%s to %s is %s", (min, max, english, hindi) => {
    expect(formatPriceRange({ min, max })).toBe(english);
    expect(formatPriceRange({ min, max }, HINDI_MONEY)).toBe(hindi);
  });
});

test("the rent bands follow on each other without a gap", () => {
  expect(RENT_BUDGET_BANDS.map((band) => band.label)).toEqual([
    "Under 20k",
    "20k-40k",
    "40k-60k",
    "60k-1L",
    "1L+",
  ]);
  expect(RENT_BUDGET_BANDS.slice(1).map((band) => band.min)).toEqual(
    RENT_BUDGET_BANDS.slice(0, -1).map((band) => band.max),
  );
});

describe("what is printed can be read back", () => {
  const rupees = fc.integer({ min: 1_000, max: 1_000_000_000_000 });

  test("a price, cut to two decimals, in both languages", () => {
    fc.assert(
      fc.property(rupees, (amount) => {
        const english = readMoney(formatPrice(amount));
        expect(readMoney(formatPrice(amount, HINDI_MONEY))).toEqual(english);
        expect(english).toMatchObject({ kind: "amount", confidence: "high" });
        expect(english.min).toBe(english.max);
        expect(amount - (english.min ?? 0)).toBeGreaterThanOrEqual(0);
        expect(amount - (english.min ?? 0)).toBeLessThan(amount < 1_00_00_000 ? 1_000 : 1_00_000);
      }),
    );
  });

  test("every exact amount, every range and every open range", () => {
    fc.assert(
      fc.property(rupees, rupees, (one, other) => {
        const [min, max] = one < other ? [one, other] : [other, one];
        expect(readMoney(formatRupees(one))).toMatchObject({ min: one, max: one });
        const low = readMoney(formatPrice(min)).min;
        const high = readMoney(formatPrice(max)).max;
        for (const words of [undefined, HINDI_MONEY]) {
          expect(readMoney(formatPriceRange({ min, max }, words))).toMatchObject({
            min: low,
            max: high,
          });
          expect(readMoney(formatPriceRange({ min, max: null }, words))).toMatchObject({
            min: low,
            max: null,
          });
          expect(readMoney(formatPriceRange({ min: null, max }, words))).toMatchObject({
            min: null,
            max: high,
          });
        }
      }),
    );
  });
});

describe("a rent in its lister's own words", () => {
  test.each([
    "₹32,000/month",
    "₹20,000 per month",
    "Rs 20k pm",
    "18,000 p.m.",
    "₹40,000 / mo",
    "15 hazaar mahina",
    "₹32,000/माह",
    "15,000 हर महीने",
  ])("%s says that it is for a month", (price) => {
    expect(saysPerMonth(price)).toBe(true);
  });

  test.each(["₹32,000", "₹20k – ₹25k", "20,000 + maintenance", "₹1.2 L negotiable"])(
    "%s does not",
    (price) => {
      expect(saysPerMonth(price)).toBe(false);
    },
  );
});
