import { expect, test } from "vitest";
import { listingFilterSchema } from "./filter-schema.ts";
import { landingPath, landingPathFor, landingResultsPath } from "./landing.ts";

test.for([
  ["/buy/pune", { purpose: "sale", category: "residential", city: "pune" }],
  ["/buy/pune/villa", { purpose: "sale", city: "pune", subtype: "villa" }],
  [
    "/buy/pune/baner",
    { purpose: "sale", category: "residential", city: "pune", locality: "baner" },
  ],
  ["/rent/mumbai", { purpose: "rent", category: "residential", city: "mumbai", sort: "price-low" }],
  ["/rent/mumbai/apartment", { purpose: "rent", city: "mumbai", subtype: "apartment" }],
  [
    "/commercial/bangalore/office",
    { category: "commercial", city: "bangalore", subtype: "office" },
  ],
  ["/land/pune", { category: "land", city: "pune", cursor: "abc", limit: 24, facets: "1" }],
] as const)("%s lists what is asked for", ([path, query]) => {
  expect(landingPathFor(listingFilterSchema.parse(query))).toBe(path);
});

test.for([
  { category: "land" },
  { city: "pune" },
  { purpose: "rent", city: "pune" },
  { purpose: "sale", category: "residential", city: "pune", beds: "2" },
  { purpose: "sale", category: "residential", city: "pune", q: "lake" },
  { purpose: "sale", category: "residential", city: "pune", rera: "1" },
  { purpose: "sale", category: "residential", city: "pune", maxPrice: "0" },
  { purpose: "sale", category: "residential", city: "pune", subtype: "villa,house" },
  { purpose: "sale", category: "residential", city: "pune", subtype: "villa", locality: "baner" },
  { purpose: "rent", category: "commercial", city: "pune" },
  { category: "land", city: "pune", subtype: "villa" },
])("no page lists exactly %o", (query) => {
  expect(landingPathFor(listingFilterSchema.parse(query))).toBeUndefined();
});

test("a page knows its address and that of its results", () => {
  const landing = { section: "rent", city: "pune", locality: "viman-nagar" } as const;
  expect(landingPath(landing)).toBe("/rent/pune/viman-nagar");
  expect(landingResultsPath(landing)).toBe(
    "/rent?city=pune&category=residential&locality=viman-nagar",
  );
});
