import { expect, test } from "vitest";
import { readMoney } from "#domain/shared/money/reader.ts";
import { changedPrice } from "./price-change.ts";

const sale = (priceMin: number | null, priceMax: number | null = priceMin) => ({
  purpose: "sale" as const,
  priceMin,
  priceMax,
});

test("a price changes in its figures and in its words alike", () => {
  expect(changedPrice(sale(12_500_000), -5)).toEqual({
    priceRange: "₹1.19 Cr",
    priceMin: 11_900_000,
    priceMax: 11_900_000,
  });
  expect(changedPrice(sale(8_000_000, 12_000_000), 10)?.priceRange).toBe("₹88 L – ₹1.32 Cr");
  expect(changedPrice({ ...sale(45_000), purpose: "rent" }, 4)).toMatchObject({
    priceRange: "₹46,800/month",
    priceMin: 46_800,
  });
});

test("what is said is what is meant, whatever the price", () => {
  for (const rupees of [7_777, 98_765, 99_960, 4_567_891, 9_999_999, 34_567_891]) {
    const after = changedPrice(sale(rupees), 3);
    expect([rupees, readMoney(after?.priceRange ?? "").min]).toEqual([rupees, after?.priceMin]);
  }
});

test("a price in words alone stays as it is", () => {
  expect(changedPrice(sale(null), 5)).toBeUndefined();
});
