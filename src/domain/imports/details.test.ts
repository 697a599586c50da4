import { describe, expect, test } from "vitest";
import { rowCases as cases, readRows, reasonsOf } from "#test/import-rows.ts";

describe("rooms, floors and hands", () => {
  cases(
    "commercial_rent_pune.csv",
    ["rent", "address", "area", "floor", "washrooms", "published_by"],
    [["45,000", "Baner, Pune", "900 sqft", "2nd/ 4 floors", "3 washrooms", "by Neem Builders"]],
    [
      [
        "private and shared washrooms",
        ["45,000", "Baner, Pune", "900", "1", "2 private washrooms available", ""],
        { baths: 2 },
      ],
      [
        "several floors are not one of them",
        ["45,000", "Baner, Pune", "900", "Ground Floor,1st/ 5 floors", "", ""],
        { floor: null, totalFloors: 5 },
      ],
      [
        "the lower of two basements",
        ["45,000", "Baner, Pune", "900", "Lower Basement out of 3", "", ""],
        { floor: -2, totalFloors: 3 },
      ],
      [
        "the upper of two basements",
        ["45,000", "Baner, Pune", "900", "Upper Basement out of 3", "", ""],
        { floor: -1, totalFloors: 3 },
      ],
      [
        "a firm by the end of its name",
        ["45,000", "Baner, Pune", "900", "1", "", "by Neem Estates Limited"],
        { postedBy: "company" },
      ],
      [
        "a firm that builds",
        ["45,000", "Baner, Pune", "900", "1", "", "by Lake Infra Projects Pvt. Ltd."],
        { postedBy: "company" },
      ],
    ],
  );
});

describe("possession", () => {
  cases(
    "pune_sale.csv",
    ["title", "price", "status"],
    [["3 BHK flat in Baner", "90 Lac", "Ready to move"]],
    [
      [
        "of work that goes on",
        ["3 BHK flat in Baner", "90 Lac", "Ongoing"],
        { possession: "under-construction" },
      ],
      [
        "of a plot, which nobody builds",
        ["Plot in Baner", "90 Lac", "New Launch"],
        { possession: null },
      ],
    ],
  );
});

test("a row without anything in it says so", () => {
  const { readings } = readRows(
    "commercial_rent_pune.csv",
    ["rent", "address"],
    ["45,000", "Baner, Pune"],
    ["null", "N/A"],
  );

  expect(reasonsOf(readings[1])).toEqual({ empty: "There is nothing in this row" });
});

test("a row of a file whose columns nobody understands is not called empty", () => {
  const { readings } = readRows("pier.csv", ["what", "a", "b"], ["Flat on the pier", "85", "40"]);

  expect(reasonsOf(readings[0])).toMatchObject({ city: "No city: name one for the file" });
});
