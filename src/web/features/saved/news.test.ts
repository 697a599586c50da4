import { expect, test } from "vitest";
import type { OfflineHome } from "#web/platform/device/offline-home.ts";
import { changeOf, countNewcomers } from "./news.ts";

const HOME: OfflineHome = {
  id: "a",
  title: "2 BHK",
  location: "Wakad, Pune",
  purpose: "sale",
  priceMin: 8_500_000,
  priceMax: null,
  priceRange: "₹85 L",
  pictureId: null,
  at: "2026-01-01T00:00:00.000Z",
};

test.for([
  ["gone", undefined, { kind: "gone" }],
  ["the same", 8_500_000, { kind: "none" }],
  ["cheaper", 8_000_000, { kind: "lower", before: 8_500_000, now: 8_000_000 }],
  ["dearer", 9_000_000, { kind: "higher", before: 8_500_000, now: 9_000_000 }],
  ["without a price now", null, { kind: "none" }],
] as const)("a saved home is %s", ([, priceMin, expected]) => {
  expect(changeOf(HOME, priceMin === undefined ? undefined : { _id: "a", priceMin })).toEqual(
    expected,
  );
});

test("a home saved without a price has no change of price", () => {
  expect(changeOf({ ...HOME, priceMin: null }, { _id: "a", priceMin: 1 })).toEqual({
    kind: "none",
  });
});

test("new is what was listed after the last look", () => {
  const times = ["2026-03-02T00:00:00.000Z", "2026-03-01T00:00:00.000Z"];

  expect(countNewcomers(times, "2026-03-01T12:00:00.000Z")).toEqual({ count: 1, isAtLeast: false });
  expect(countNewcomers(Array(20).fill(times[0]), "2026-01-01")).toEqual({
    count: 20,
    isAtLeast: true,
  });
});
