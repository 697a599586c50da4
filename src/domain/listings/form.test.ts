import { expect, test } from "vitest";
import { readIntoForm, readListingForm } from "./form.ts";

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
  expect(unreadable).toEqual(["beds", "areaSqft"]);
});

test.each([
  ["890 sq ft carpet", "890", "carpet"],
  ["2 BHK, carpet area 890 sq ft, lift", "890", "carpet"],
  ["890 sqft (carpet), 1200 sq ft super built-up", "890", "carpet"],
  ["Carpet: 890", "890", "carpet"],
  ["890 sq ft", "890", ""],
])("%s stands in the fields of the form as it was meant", (features, area, basis) => {
  const { fields } = readIntoForm({ subtype: "apartment", title: "Flat", features });
  expect(fields).toMatchObject({ areaSqft: area, areaBasis: basis });
});

test("what the text says nothing of is empty", () => {
  const { fields } = readIntoForm({ features: "2 BHK, 5th floor of 12, 2 lakh deposit" });
  expect(fields).toMatchObject({
    beds: "2",
    floor: "5",
    totalFloors: "12",
    deposit: "2 L",
    areaSqft: "",
    areaBasis: "",
    furnishing: "",
  });
});
