import { expect, test } from "vitest";
import { moveInCost } from "./rent-cost.ts";

test("moving in takes rent, maintenance and deposit", () => {
  expect(moveInCost({ priceMin: 32_000, deposit: 1_28_000, maintenance: 2_500 })).toEqual({
    rent: 32_000,
    deposit: 1_28_000,
    maintenance: 2_500,
    depositMonths: 4,
    total: 1_62_500,
  });
});

test("what is not known is not counted", () => {
  expect(moveInCost({ priceMin: 20_000, deposit: null, maintenance: null })).toMatchObject({
    depositMonths: null,
    total: 20_000,
  });
  expect(moveInCost({ priceMin: null, deposit: 1, maintenance: 1 })).toBeNull();
});

test("a deposit is told in months and tenths", () => {
  expect(moveInCost({ priceMin: 15_000, deposit: 40_000, maintenance: 0 })?.depositMonths).toBe(
    2.7,
  );
});
