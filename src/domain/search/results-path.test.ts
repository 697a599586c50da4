import { expect, test } from "vitest";
import { understandLine } from "./line/understand-line.ts";
import { resultsPath } from "./results-path.ts";

test.for([
  ["2bhk 75L tak", "/buy?maxPrice=7500000&beds=2"],
  ["office for rent under 2 lakh", "/commercial?purpose=rent&subtype=office&maxPrice=200000"],
  [
    "furnished flat 40k ke andar",
    "/rent?category=residential&type=Apartment&maxPrice=40000&furnishing=furnished",
  ],
  ["plot 200 gaj", "/land?minArea=1620&maxArea=1980"],
  ["khet for rent", "/land?purpose=rent&subtype=agricultural-land"],
  ["ghar with garden", "/buy?q=garden"],
  ["3 bhk 2 bath flat", "/buy?type=Apartment&beds=3&baths=2"],
  ["2 bathrooms", "/buy?baths=2"],
  ["at least 3 bathrooms for rent", "/rent?baths=3"],
  ["2+ baths villa", "/buy?subtype=villa&baths=2"],
  ["2 or more bathrooms", "/buy?baths=2"],
  ["2bhk 2 bathroom wala ghar", "/buy?beds=2&baths=2"],
  ["do bathroom ka flat kiraye par", "/rent?category=residential&type=Apartment&baths=2"],
  ["kam se kam 2 bathroom", "/buy?baths=2"],
  ["3 बाथरूम वाला घर", "/buy?baths=3"],
  ["दो बाथरूम", "/buy?baths=2"],
  ["office with 2 washrooms", "/commercial?subtype=office&baths=2"],
  ["75 lakh 3 bed 2 bath", "/buy?maxPrice=7500000&beds=3&baths=2"],
  ["attached bathroom", "/buy?q=attached+bathroom"],
  ["under 2 bathrooms", "/buy?q=under+2+bathrooms"],
  ["flat or plot", "/search?type=Apartment%2CLand"],
  ["garden", "/buy?q=garden"],
] as const)("%s is served by %s", ([line, address]) => {
  expect(resultsPath(understandLine(line))).toBe(address);
});

test("what the line does not say is left to the page it was typed on", () => {
  expect(resultsPath(understandLine("garden"), { purpose: "rent" })).toBe("/rent?q=garden");
  expect(resultsPath(understandLine("garden"), { category: "commercial", purpose: "sale" })).toBe(
    "/commercial?purpose=sale&q=garden",
  );
  expect(resultsPath(understandLine("2bhk on rent"), { category: "land" })).toBe(
    "/rent?category=residential&beds=2",
  );
});

test("what was chosen beside the line stays, unless the line says otherwise", () => {
  const kept = new URLSearchParams("city=pune&beds=3&sort=price-low&q=old words");

  expect(resultsPath(understandLine("villa garden"), {}, kept)).toBe(
    "/buy?subtype=villa&city=pune&beds=3&sort=price-low&q=garden",
  );
  expect(resultsPath({ filter: { city: "delhi", beds: [2] }, rest: "" }, {}, kept)).toBe(
    "/buy?city=delhi&beds=2&sort=price-low",
  );
});

test("a project is searched by its name", () => {
  expect(resultsPath({ filter: { city: "pune", q: "Nivara Court" }, rest: "garden" })).toBe(
    "/buy?city=pune&q=Nivara+Court+garden",
  );
});
