import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { quickestMs } from "#test/stopwatch.ts";
import type { AreaBasis } from "./area.ts";
import { readArea } from "./reader.ts";
import type { AreaUnit } from "./units.ts";

describe("an area as it is typed", () => {
  test.each<[string, number, AreaUnit]>([
    ["1085 sqft", 1_085, "sqft"],
    ["1,085 sq. ft.", 1_085, "sqft"],
    ["1200 square feet", 1_200, "sqft"],
    ["90 sqyrd", 810, "sqyd"],
    ["200 gaj", 1_800, "sqyd"],
    ["२०० वर्ग गज", 1_800, "sqyd"],
    ["1100Sq. Yards", 9_900, "sqyd"],
    ["34.46Sq. Meter", 370.92, "sqm"],
    ["80 sqm", 861.11, "sqm"],
    ["5.31Acres", 231_303.6, "acre"],
    ["1.5 एकड़", 65_340, "acre"],
    ["24Guntha", 26_136, "guntha"],
    ["3Cents", 1_306.8, "cent"],
    ["1Grounds", 2_400, "ground"],
    ["4125Perch", 1_123_031.25, "perch"],
    ["10 rood", 108_900, "rood"],
    ["2 acre 20 guntha", 108_900, "acre"],
    ["1 kanal 5 marla", 6_806.25, "kanal"],
    ["2 BHK 1200 sq ft", 1_200, "sqft"],
  ])("%s", (text, sqft, unit) => {
    expect(readArea(text)).toMatchObject({
      minSqft: sqft,
      maxSqft: sqft,
      unit,
      confidence: "high",
    });
  });

  test.each<[string, number, number]>([
    ["1056", 1_056, 1_056],
    ["2100 - 2850", 2_100, 2_850],
    ["30x40", 1_200, 1_200],
    ["30 x 40 ft site", 1_200, 1_200],
  ])("without a unit it is taken for feet, with less certainty: %s", (text, min, max) => {
    expect(readArea(text)).toMatchObject({
      minSqft: min,
      maxSqft: max,
      unit: "sqft",
      confidence: "medium",
    });
  });

  test.each<[string, number | null, number | null]>([
    ["1,182 - 1,265 sq.ft.", 1_182, 1_265],
    ["5000 sqft - 1 acre", 5_000, 43_560],
    ["1-5 acres", 43_560, 217_800],
    ["5+ acres", 217_800, null],
    ["under 1000 sqft", null, 1_000],
  ])("a range, open or closed: %s", (text, min, max) => {
    expect(readArea(text)).toMatchObject({ minSqft: min, maxSqft: max });
  });
});

describe("what the figure measures", () => {
  test.each<[string, AreaBasis, number]>([
    ["1,800 sq.ft. (167 sq.m.) Plot Area", "plot", 1_800],
    ["1,210 sq.ft. (112 sq.m.) Super built-up Area", "super", 1_210],
    ["1,100 sq.ft. (102 sq.m.) Built-up Area", "builtup", 1_100],
    ["1171 sqft\n(Carpet Area)", "carpet", 1_171],
    ["Carpet area: 3250 (301.93 sq.m.)", "carpet", 3_250],
    ["(353 sq.m.) Plot Area", "plot", 3_799.66],
    ["Plot area 1341(124.58 sq.m.)", "plot", 1_341],
    [
      "Plot area 84(70.23 sq.m.)Built Up area: 83 sq.yards (69.4 sq.m.)Carpet area: 82 sq.yards",
      "plot",
      756,
    ],
    ["1085 sqft", "unknown", 1_085],
  ])("%s is %s", (text, basis, sqft) => {
    expect(readArea(text)).toMatchObject({ basis, minSqft: sqft });
  });

  test.each<[string, AreaUnit, number]>([
    ["Plot area 290(242.48 sq.m.)", "sqyd", 2_610],
    ["Plot area 14(354.1 sq.m.)", "marla", 3_811.5],
    ["Plot area 2(1011.71 sq.m.)", "kanal", 10_890],
  ])("a conversion in brackets tells the unit of a bare number: %s", (text, unit, sqft) => {
    expect(readArea(text)).toMatchObject({ unit, minSqft: sqft });
  });
});

test("a bigha is converted only for a state, and then as an estimate", () => {
  expect(readArea("3 bigha")).toMatchObject({ minSqft: null, maxSqft: null, unit: "bigha" });
  expect(readArea("3 bigha", "BR")).toMatchObject({ minSqft: 81_675, confidence: "medium" });
  expect(readArea("5 bigha 4 biswa", "UP")).toMatchObject({ minSqft: 141_570 });
});

test.each(["", "Resale", "Ready to Move", "0", "3 BHK"])("nothing is read from %j", (text) => {
  expect(readArea(text)).toMatchObject({ minSqft: null, maxSqft: null, unit: null });
});

test.each(["9", "9 ", "9x", "sq ", "(9 ", "plot "])(
  "50 KB of %j is read at once",
  async (piece) => {
    const text = piece.repeat(50_000 / piece.length);
    expect(await quickestMs(200, () => readArea(text))).toBeLessThan(200);
  },
);

const corpus = new URL("../../../../../shared/data/corpora/area_strings.csv", import.meta.url);

describe.skipIf(!existsSync(corpus))("areas as portals print them", () => {
  const cells = existsSync(corpus) ? readCells(readFileSync(corpus, "utf8")) : [];

  test("at least 97 in 100 are read", () => {
    const read = cells.filter(({ raw }) => readArea(raw).minSqft !== null);
    expect(weight(cells)).toBeGreaterThan(10_000);
    expect(weight(read) / weight(cells)).toBeGreaterThanOrEqual(0.97);
  });

  test("the area agrees with the square metres printed beside it", () => {
    const both = cells.flatMap(({ raw }) => {
      const metres = Number(/\(([\d.]+) sq\.m\.\)/.exec(raw)?.[1] ?? 0);
      return metres > 10 ? [{ raw, expected: metres / 0.09290304 }] : [];
    });
    const wrong = both.filter(({ raw, expected }) => {
      const sqft = readArea(raw).minSqft ?? 0;
      return Math.abs(sqft / expected - 1) > 0.05;
    });
    expect(both.length).toBeGreaterThan(1_000);
    expect(wrong).toEqual([]);
  });
});

/** The file splits cells that held a line break, so lines are read one by one and quotes dropped. */
function readCells(csv: string): { raw: string; count: number }[] {
  const lines = csv.split(/\r?\n/).slice(1);
  return lines
    .filter((line) => line !== "")
    .map((line) => {
      const match = /^(.*),(\d+),[^,]*$/.exec(line);
      const raw = (match?.[1] ?? line).replace(/^"|"$/g, "");
      return { raw, count: Number(match?.[2] ?? 1) };
    });
}

function weight(cells: readonly { count: number }[]): number {
  return cells.reduce((sum, { count }) => sum + count, 0);
}
