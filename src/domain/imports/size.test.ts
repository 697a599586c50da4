import { describe, expect, test } from "vitest";
import { rowCases as cases, readRows } from "#test/import-rows.ts";

describe("an area that cannot be is left out, unless the row's words mend it", () => {
  const plot = "residential land";
  const house = "independent house";
  cases(
    "gurgaon_sale.csv",
    ["title", "type", "price", "area", "bedrooms", "description"],
    [
      ["plot in sector 9", plot, "14400000", "1440", "", "a good plot"],
      ["3 bhk flat in sector 8", "flat", "9000000", "1200", "3", "a good flat"],
    ],
    [
      [
        "yards without their unit",
        ["plot in sector 9", plot, "18000000", "162", "", "for immediate sale"],
        { areaSqft: null, areaBasis: "plot", priceMin: 18_000_000 },
      ],
      [
        "yards that the description names",
        ["plot in sector 9", plot, "18000000", "162", "", "A 162 sq. yards plot, 24 m road"],
        { areaSqft: 1458, areaBasis: "plot" },
      ],
      [
        "a dear plot whose figure could be yards",
        ["plot in sector 9", plot, "95000000", "450.0", "", "call me"],
        { areaSqft: null },
      ],
      [
        "a dear plot of so many feet",
        ["plot in sector 9", plot, "420000000", "4500", "", "call me"],
        { areaSqft: 4500 },
      ],
      [
        "a small plot that says feet",
        ["plot in sector 9", plot, "1300000", "135 sq ft", "", "resettlement colony"],
        { areaSqft: 135 },
      ],
      [
        "no plot, in any unit",
        ["plot in sector 9", plot, "3000000", "9 sq ft", "", ""],
        { areaSqft: null },
      ],
      [
        "three bedrooms in ten square feet",
        ["3 bhk flat in sector 8", "flat", "9000000", "10 sq ft", "3", ""],
        { areaSqft: null, areaBasis: "unknown", beds: 3 },
      ],
      [
        "a small flat",
        ["1 bhk flat in sector 8", "flat", "2000000", "130 sq ft", "1", ""],
        { areaSqft: 130 },
      ],
      [
        "many rooms on a plot",
        ["20 bedroom house in sector 8", house, "50000000", "Plot area 1200 sq ft", "20", ""],
        { areaSqft: 1200, areaBasis: "plot", beds: 20 },
      ],
    ],
  );

  cases(
    "gurgaon_rent.csv",
    ["title", "rent", "area"],
    [["3 bhk flat in sector 8", "45000", "1200"]],
    [
      [
        "a house let at a shop's rate",
        ["3 bedroom house in sector 8", "65000", "270"],
        { areaSqft: null },
      ],
      ["a flat let dearly", ["3 bhk flat in sector 8", "160000", "800"], { areaSqft: 800 }],
    ],
  );
});

test("each column of sizes has a unit of its own", () => {
  const { drafts } = readRows(
    "pune_sale.csv",
    ["title", "price", "carpet_area (sq m)", "plot_area (sq yd)"],
    ["3 BHK flat in Baner", "90 Lac", "100", ""],
    ["Plot in Baner", "90 Lac", "", "200"],
  );

  expect(drafts).toMatchObject([
    { areaSqft: 1076, areaBasis: "carpet" },
    { areaSqft: 1800, areaBasis: "plot" },
  ]);
});
