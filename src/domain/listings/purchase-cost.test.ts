import { describe, expect, test } from "vitest";
import { CITIES } from "#domain/places/city-table.ts";
import { CRORE, LAKH } from "#domain/shared/money/money.ts";
import { type Purchase, purchaseCosts } from "./purchase-cost.ts";
import { BUYERS, STAMP_DUTY } from "./stamp-duty-table.ts";

const READY: Purchase = {
  price: CRORE,
  city: "pune",
  state: "MH",
  isUnderConstruction: false,
  carpetAtMostSqft: 900,
  isCarpet: true,
};

describe("duty and registration", () => {
  // Calculated by hand from the table of rates: place, price, buyer, duty, registration.
  test.for([
    ["mumbai", "MH", CRORE, "man", 6_00_000, 30_000],
    ["mumbai", "MH", CRORE, "woman", 5_00_000, 30_000],
    ["pune", "MH", CRORE, "man", 7_00_000, 30_000],
    ["pune", "MH", CRORE, "joint", 7_00_000, 30_000],
    ["pune", "MH", 25 * LAKH, "woman", 1_50_000, 25_000],
    ["bangalore", "KA", CRORE, "man", 5_60_000, 2_00_000],
    ["bangalore", "KA", 45 * LAKH, "woman", 1_51_200, 90_000],
    ["mysuru", "KA", 20 * LAKH, "man", 44_800, 40_000],
    ["delhi", "DL", 80 * LAKH, "man", 4_80_000, 80_100],
    ["delhi", "DL", 80 * LAKH, "woman", 3_20_000, 80_100],
    ["delhi", "DL", 80 * LAKH, "joint", 4_00_000, 80_100],
    ["gurugram", "HR", 2 * CRORE, "joint", 12_00_000, 50_000],
    ["noida", "UP", CRORE, "woman", 6_00_000, 1_00_000],
    ["noida", "UP", CRORE + 1, "woman", 7_00_000, 1_00_000],
    ["visakhapatnam", "AP", 60 * LAKH, "man", 3_90_000, 60_000],
    ["kochi", "KL", 60 * LAKH, "man", 4_80_000, 1_20_000],
    ["surat", "GJ", 70 * LAKH, "man", 3_43_000, 70_000],
    ["surat", "GJ", 70 * LAKH, "woman", 3_43_000, 0],
    ["chennai", "TN", 70 * LAKH, "man", 4_90_000, 2_80_000],
    ["hyderabad", "TS", 70 * LAKH, "man", 3_85_000, 35_000],
    ["kolkata", "WB", CRORE, "man", 6_00_000, 1_00_000],
    ["kolkata", "WB", 2 * CRORE, "man", 14_00_000, 2_00_000],
  ] as const)("in %s (%s) on %d for a %s", ([city, state, price, buyer, duty, registration]) => {
    const { byBuyer } = purchaseCosts({ ...READY, city, state, price });

    expect(byBuyer[buyer].duty?.rupees).toBe(duty);
    expect(byBuyer[buyer].registration?.rupees).toBe(registration);
    expect(byBuyer[buyer].total).toBe(price + duty + registration);
  });

  test("are left out where there are no rates, and only there", () => {
    const unknown = purchaseCosts({ ...READY, city: "goa", state: "GA" });

    expect(unknown.rates).toBeNull();
    expect(unknown.byBuyer.man).toEqual({
      duty: null,
      registration: null,
      gst: null,
      total: CRORE,
    });
    expect(purchaseCosts({ ...READY, city: "nashik" }).rates).toBeNull();
    expect(purchaseCosts({ ...READY, city: "", state: null }).rates).toBeNull();
  });

  test("say where it matters who buys", () => {
    const isRelevant = (city: string, state: string) =>
      purchaseCosts({ ...READY, city, state }).isBuyerRelevant;

    expect(isRelevant("delhi", "DL")).toBe(true);
    expect(isRelevant("kochi", "KL")).toBe(false);
  });

  test("carry a date, a source and a doubt where sources differ", () => {
    const { rates } = purchaseCosts({ ...READY, city: "chennai", state: "TN" });

    expect(rates).toMatchObject({ isContested: true, asOf: null });
    for (const { asOf, source, bands } of STAMP_DUTY) {
      expect(asOf ?? "2025").toMatch(/^20\d\d(-\d\d)?$/);
      expect(source.url).toMatch(/^https:\/\//);
      expect(bands.at(-1)?.upTo).toBeNull();
    }
  });

  test("are never more than an eighth of the price, anywhere", () => {
    for (const { slug: city, state } of CITIES) {
      const { byBuyer } = purchaseCosts({ ...READY, city, state });
      for (const buyer of BUYERS) expect(byBuyer[buyer].total).toBeLessThan(1.125 * CRORE);
    }
  });
});

describe("GST", () => {
  const BUILDING: Purchase = { ...READY, isUnderConstruction: true };
  const gst = (purchase: Partial<Purchase>) =>
    purchaseCosts({ ...BUILDING, ...purchase }).byBuyer.man.gst;

  test("is not due on a home that is ready", () => {
    expect(purchaseCosts(READY).byBuyer.man.gst).toBeNull();
  });

  // 60 m² are 645.8 sq ft, 90 m² are 968.8.
  test.for([
    [{ price: CRORE }, 5, 5_00_000],
    [{ price: 45 * LAKH, carpetAtMostSqft: 968 }, 1, 45_000],
    [{ price: 45 * LAKH, carpetAtMostSqft: 969 }, 5, 2_25_000],
    [{ price: 45 * LAKH + 1, carpetAtMostSqft: 600 }, 5, 2_25_000],
    [{ price: 40 * LAKH, city: "mumbai", carpetAtMostSqft: 645 }, 1, 40_000],
    [{ price: 40 * LAKH, city: "mumbai", carpetAtMostSqft: 646 }, 5, 2_00_000],
  ] as const)("on %o is %d %%", ([purchase, percent, rupees]) => {
    expect(gst(purchase)).toEqual({ rupees, percent, isUncertain: false });
  });

  test("is uncertain where only a larger figure than carpet is known", () => {
    const large = { price: 40 * LAKH, carpetAtMostSqft: 1_000, isCarpet: false };

    expect(gst(large)).toMatchObject({ percent: 5, isUncertain: true });
    expect(gst({ ...large, carpetAtMostSqft: 900 })).toMatchObject({ percent: 1 });
    expect(gst({ ...large, carpetAtMostSqft: null })).toMatchObject({ isUncertain: true });
    expect(gst({ ...large, price: CRORE })).toMatchObject({ isUncertain: false });
  });

  test("comes on top", () => {
    const { byBuyer } = purchaseCosts(BUILDING);

    expect(byBuyer.man.total).toBe(CRORE + 7_00_000 + 30_000 + 5_00_000);
  });
});

test("tax is withheld from 50 lakh on, and is no extra cost", () => {
  const below = purchaseCosts({ ...READY, price: 50 * LAKH - 1 });
  const at = purchaseCosts({ ...READY, price: 50 * LAKH });

  expect(below.taxToWithhold).toBeNull();
  expect(at.taxToWithhold).toBe(50_000);
  expect(at.byBuyer.man.total).toBe(50 * LAKH + 3_50_000 + 30_000);
});
