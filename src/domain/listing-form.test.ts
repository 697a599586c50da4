import { expect, test } from "vitest";
import { readListingForm } from "./listing-form.ts";

test("figures are read as people type them, and the kind says the type", () => {
  const typed = { subtype: "villa", areaSqft: "1,450", deposit: "2 lakh", beds: "3", floor: "-1" };
  expect(readListingForm(typed, [])).toEqual({
    input: {
      subtype: "villa",
      type: "House",
      title: "",
      location: "",
      priceRange: "",
      features: "",
      description: "",
      areaSqft: 1450,
      deposit: 200_000,
      beds: 3,
      floor: -1,
    },
    unreadable: [],
  });
});

test("an empty field takes away only what the form had shown", () => {
  const { input } = readListingForm({ beds: "", baths: "" }, ["beds"]);
  expect(input).toHaveProperty("beds", null);
  expect(input).not.toHaveProperty("baths");
});

test("what nobody can read is named", () => {
  const { unreadable } = readListingForm({ beds: "three", areaSqft: "large" }, []);
  expect(unreadable).toEqual(["areaSqft", "beds"]);
});
