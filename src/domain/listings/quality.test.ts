import { expect, test } from "vitest";
import { listingQuality } from "./quality.ts";

const WHOLE = {
  type: "Apartment",
  purpose: "sale",
  images: [1, 2, 3],
  description: "x".repeat(200),
  priceMin: 8_000_000,
  locality: "Baner",
  areaSqft: 1050,
  areaBasis: "carpet",
  beds: 2,
  floor: 5,
  furnishing: null,
  deposit: null,
  reraNumber: "P52100012345",
  companyId: "nivara",
} as const;

test("a listing that lacks nothing has no hints", () => {
  expect(listingQuality(WHOLE)).toEqual({ percent: 100, hints: [] });
});

test("what is missing is said, what does not apply is not", () => {
  const poor = { ...WHOLE, images: [1], areaBasis: "super", reraNumber: null } as const;
  expect(listingQuality(poor).hints).toEqual(["photos", "carpet-area", "rera"]);
  expect(listingQuality({ ...poor, companyId: null }).hints).toEqual(["photos", "carpet-area"]);
  const plot = { ...WHOLE, type: "Land", areaBasis: "plot", beds: null, floor: null } as const;
  expect(listingQuality(plot).hints).toEqual([]);
  const flat = { ...WHOLE, purpose: "rent" } as const;
  expect(listingQuality(flat).hints).toEqual(["furnishing", "deposit"]);
});
