import { expect, test } from "vitest";
import { featureList, type ListingSummary, pricePerSqft } from "./listing.ts";

test.each([
  ["Lift, Power backup ,Gated", ["Lift", "Power backup", "Gated"]],
  ["Plot 2,601 sq ft, Borewell", ["Plot 2,601 sq ft", "Borewell"]],
  ["3 BHK,2 baths", ["3 BHK", "2 baths"]],
  [", ,", []],
  ["", []],
])("the features of %j are %j", (text, features) => {
  expect(featureList(text)).toEqual(features);
});

test.each([
  [{ priceMin: 14_200_000, areaSqft: 1085, purpose: "sale" }, 13_088],
  [{ priceMin: 45_000, areaSqft: 1000, purpose: "rent" }, null],
  [{ priceMin: null, areaSqft: 1000, purpose: "sale" }, null],
  [{ priceMin: 100, areaSqft: null, purpose: "sale" }, null],
])("the rate of %j is %j", (property, rate) => {
  expect(pricePerSqft(property as ListingSummary)).toBe(rate);
});
