import { expect, test } from "vitest";
import { apiQuery } from "./search-query.ts";

test("a page's search is asked of the API without what only says how to show it", () => {
  const query = "city=pune&beds=2&beds=3&sort=price-low&view=map&unit=gaj&bbox=1,2,3,4";

  expect(apiQuery({ query, purpose: "sale", category: "residential" })).toBe(
    "bbox=1%2C2%2C3%2C4&beds=2&beds=3&category=residential&city=pune&purpose=sale",
  );
});

test("what a page is about wins over its address, and what it is not about stays open", () => {
  expect(apiQuery({ query: "purpose=sale", purpose: "rent", category: null })).toBe("purpose=rent");
});
