import { describe, expect, test } from "vitest";
import { formatArea, fromSqft, HINDI_AREA, LAND_AREA_BANDS, toSqft } from "./area.ts";
import { AREA_UNITS, type AreaUnit } from "./units.ts";

describe("units are exact", () => {
  test.each<[number, AreaUnit, number]>([
    [1, "sqft", 1],
    [1, "sqm", 10.76],
    [100, "sqm", 1_076.39],
    [1, "sqyd", 9],
    [1, "acre", 43_560],
    [1, "hectare", 107_639.1],
    [1, "are", 1_076.39],
    [40, "guntha", 43_560],
    [100, "cent", 43_560],
    [1, "ground", 2_400],
    [1, "ankanam", 72],
    [8, "kanal", 43_560],
    [20, "marla", 5_445],
    [160, "perch", 43_560],
    [4, "rood", 43_560],
  ])("%d %s is %d sq ft", (value, unit, sqft) => {
    expect(toSqft(value, unit)).toBe(sqft);
  });

  test.each<[AreaUnit, string, number]>([
    ["bigha", "WB", 14_400],
    ["bigha", "AS", 14_400],
    ["bigha", "BR", 27_225],
    ["bigha", "GJ", 17_424],
    ["bigha", "HP", 8_712],
    ["bigha", "MP", 12_000],
    ["biswa", "UP", 1_361.25],
    ["katha", "WB", 720],
    ["katha", "BR", 1_361.25],
    ["katha", "AS", 2_880],
    ["dhur", "BR", 68.06],
    ["chatak", "WB", 45],
    ["lecha", "AS", 144],
  ])("one %s in %s is %d sq ft", (unit, state, sqft) => {
    expect(toSqft(1, unit, state)).toBe(sqft);
  });

  test.each<AreaUnit>(["bigha", "katha", "biswa", "dhur", "chatak", "lecha"])(
    "a %s without a state, or in one that has none, is never converted",
    (unit) => {
      expect(toSqft(1, unit)).toBeNull();
      expect(toSqft(1, unit, "KL")).toBeNull();
      expect(toSqft(1, unit, "constructor")).toBeNull();
      expect(fromSqft(1_000, unit, null)).toBeNull();
    },
  );

  test("there and back is the same area", () => {
    for (const unit of AREA_UNITS) {
      const sqft = toSqft(7, unit, "BR");
      if (sqft !== null) expect(fromSqft(sqft, unit, "BR")).toBeCloseTo(7, 2);
    }
  });
});

describe("an area is printed in the unit asked for", () => {
  test.each<[number, AreaUnit, string, string]>([
    [1_085, "sqft", "1,085 sq ft", "1,085 वर्ग फ़ुट"],
    [1_085.4, "sqft", "1,085 sq ft", "1,085 वर्ग फ़ुट"],
    [108_900, "acre", "2.5 acres", "2.5 एकड़"],
    [43_560, "acre", "1 acre", "1 एकड़"],
    [1_800, "sqyd", "200 sq yd", "200 वर्ग गज"],
    [107_639.104, "sqm", "10,000 sq m", "10,000 वर्ग मीटर"],
    [1_00_00_000, "sqft", "1,00,00,000 sq ft", "1,00,00,000 वर्ग फ़ुट"],
  ])("%d sq ft in %s is %s", (sqft, unit, english, hindi) => {
    expect(formatArea(sqft, unit)).toBe(english);
    expect(formatArea(sqft, unit, HINDI_AREA)).toBe(hindi);
  });

  test("a bigha needs its state, else square feet are shown", () => {
    expect(formatArea(54_450, "bigha", undefined, "BR")).toBe("2 bighas");
    expect(formatArea(54_450, "bigha")).toBe("54,450 sq ft");
  });
});

test("the land bands follow on each other, an acre being 43,560 sq ft", () => {
  expect(LAND_AREA_BANDS.map(({ minSqft, maxSqft }) => [minSqft, maxSqft])).toEqual([
    [null, 1_000],
    [1_000, 5_000],
    [5_000, 43_560],
    [43_560, 217_800],
    [217_800, null],
  ]);
});
