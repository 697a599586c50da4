import { describe, expect, test } from "vitest";
import { reraProblem } from "#domain/rera/check.ts";
import { reraProblems } from "#domain/rera/problems.ts";
import { readRera } from "#domain/rera/rera.ts";
import { RERA_EXAMPLES } from "#domain/rera/shapes.ts";
import { listingProblems } from "./problems.ts";
import { type CheckedListing, implausibleFields } from "./sense.ts";

const GOOD: CheckedListing = {
  location: "Baner, Pune",
  citySlug: "pune",
  priceRange: "80 L",
  purpose: "sale",
  reraNumber: null,
};
const wrongIn = (changes: Partial<CheckedListing>) =>
  Object.keys(implausibleFields({ ...GOOD, ...changes }));

test.each(["80 L", "₹1.2 Cr - 1.5 Cr", "Price on request", "5,000 per sq ft", "कीमत पूछने पर"])(
  "%s is a price or says that it has to be asked for",
  (priceRange) => {
    expect(wrongIn({ priceRange })).toEqual([]);
  },
);

test.each(["kuch bhi", "best price", "0", "negotiable"])("%s is no price", (priceRange) => {
  expect(wrongIn({ priceRange })).toEqual(["priceRange"]);
});

test("a place in no city we know is asked for its city, and a misspelt one suggested", () => {
  const of = (location: string) =>
    implausibleFields({ ...GOOD, location, citySlug: null }).location;

  expect(of("Thane West, Thane")).toEqual([listingProblems.addCity()]);
  expect(of("Sector 57, Gurgaom")).toEqual([listingProblems.didYouMeanCity({ city: "Gurugram" })]);
});

describe("a RERA number", () => {
  test.each(["ABC123", "P521000123", "123456789012", "PRM/KA/RERA/12"])(
    "like %s is refused with the shape of the state",
    (number) => {
      expect(reraProblem(number, { state: "MH" })).toEqual(
        reraProblems.reraOfState({
          state: "Maharashtra",
          example: "P52100012345 / A52100012345",
        }),
      );
    },
  );

  test("of a register whose shape we do not know passes if it can be one", () => {
    expect(reraProblem("CH/RERA/2024/0012", { state: "CH" })).toBeNull();
    expect(reraProblem("ABC123", { state: "CH" })).not.toBeNull();
    expect(reraProblem("P521000123", { state: null })).not.toBeNull();
  });

  test("of another state, and of our samples, passes", () => {
    expect(reraProblem("P52100012345", { state: "KA" })).toBeNull();
    expect(reraProblem("SAMPLE-RERA-0001", { state: "MH" })).toBeNull();
  });

  test("that is shown as an example has its state's shape", () => {
    for (const [state, { project, agent }] of RERA_EXAMPLES) {
      for (const number of [project, ...(agent ? [agent] : [])]) {
        expect([number, readRera(number, state).isKnownShape]).toEqual([number, true]);
      }
    }
  });
});
