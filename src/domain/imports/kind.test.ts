import { describe, expect, test } from "vitest";
import { rowCases as cases, readRows } from "#test/import-rows.ts";

describe("a kind is what the row calls it", () => {
  cases(
    "list.csv",
    ["heading", "property_type", "price", "city", "plot_area"],
    [
      ["3 bhk flat in baner", "residential apartment", "90 Lac", "Pune", ""],
      ["plot in wagholi", "residential land", "40 Lac", "Pune", "1200 sqft"],
    ],
    [
      [
        "house/villa is a choice and no villa",
        ["4 bedroom house in baner", "independent house/villa", "2 Cr", "Pune", ""],
        { type: "House", subtype: "house" },
      ],
      [
        "of that choice the heading takes one",
        ["4 bhk villa in baner", "independent house/villa", "2 Cr", "Pune", ""],
        { type: "House", subtype: "villa" },
      ],
      [
        "a place that is called after villas makes none",
        ["", "2 Bedroom Independent House in Palm Villas Baner", "1 Cr", "Pune", ""],
        { type: "House", subtype: "house" },
      ],
      [
        "a plot in a village is no villa, whatever its scrape says",
        ["Plot/Land for Sale in Neem Village", "Villa", "60 Lac", "Pune", "2100 sqft"],
        { type: "Land", subtype: "residential-land", areaBasis: "plot" },
      ],
      [
        "a house on a farm road is no farm",
        ["For sale in Neem Farm Layout", "Villa", "1 Cr", "Pune", "2100 sqft"],
        { type: "House", subtype: "villa" },
      ],
      [
        "more than ten rooms are not ten",
        ["> 10 BHK House for Sale in Baner", "10 BHK", "3 Cr", "Pune", ""],
        { title: "10+ BHK House for Sale in Baner", beds: 10, type: "House" },
      ],
    ],
  );
});

describe("a kind is told by the column of rooms", () => {
  cases(
    "pune_sale.csv",
    ["area_type", "location", "size", "society", "total_sqft", "price(lakhs)"],
    [
      ["Super built-up Area", "Baner", "2 BHK", "", "1056", "60"],
      ["Plot Area", "Wagholi", "4 Bedroom", "", "1200", "120"],
    ],
    [
      [
        "where flats have BHK, bedrooms are a house's, however its size was taken",
        ["Built-up Area", "Aundh", "4 Bedroom", "", "1800", "230"],
        { type: "House", subtype: "house", title: "4 BHK House in Aundh, Pune", beds: 4 },
      ],
      [
        "a room and a kitchen are a studio",
        ["Built-up Area", "Aundh", "1 RK", "", "410", "25"],
        { type: "Apartment", subtype: "studio", title: "Studio in Aundh, Pune" },
      ],
      [
        "a villa beside its rooms",
        ["Built-up Area", "Aundh", "\n4 BHK\nVilla\n", "", "2800", "330"],
        { type: "House", subtype: "villa", title: "4 BHK Villa in Aundh, Pune", beds: 4 },
      ],
      [
        "a society that bears the locality's name is said once",
        ["Built-up Area", "Aundh", "2 BHK", "aundh", "900", "80"],
        { title: "2 BHK Flat in Aundh, Pune" },
      ],
    ],
  );

  test("but a file that knows bedrooms only speaks of flats as well", () => {
    const header = ["location", "bedrooms", "area", "price"];
    const { drafts } = readRows(
      "pune_sale.csv",
      header,
      ["Aundh", "2 Bedroom", "900 sqft", "80 Lac"],
      ["Baner", "3 Bedroom", "1300 sqft", "1.1 Cr"],
    );

    expect(drafts).toMatchObject([{ type: "Apartment" }, { type: "Apartment" }]);
  });
});
