import { expect, test } from "vitest";
import { columnOf, FIELD_NAMES, fieldOf } from "./fields.ts";
import { PROPERTY_TYPES } from "./listing.ts";

test("no two fields share a column, a name in the API or a name in an import", () => {
  const columns = FIELD_NAMES.map(columnOf);
  const apiNames = FIELD_NAMES.map((name) => fieldOf(name).api ?? name);
  const importNames = FIELD_NAMES.map((name) => fieldOf(name).headings?.as ?? name);

  for (const names of [columns, apiNames, importNames]) {
    expect(new Set(names).size).toBe(names.length);
  }
});

test("every field is asked of some type, and what is required is asked of all", () => {
  for (const name of FIELD_NAMES) {
    const { of = PROPERTY_TYPES, isRequired } = fieldOf(name);
    expect(of.length, name).toBeGreaterThan(0);
    if (isRequired) expect(of, name).toEqual(PROPERTY_TYPES);
  }
});

test("both editors ask for every field that a listing's owner may write", () => {
  for (const name of FIELD_NAMES) {
    const { owner, admin, isAdmins } = fieldOf(name);
    // A type is chosen with its kind; an owner's price and place are read from what they write of them.
    const isReadOfText = ["type", "priceMin", "priceMax", "city", "locality"].includes(name);
    const isOnTheMap = name === "latitude" || name === "longitude";
    if (!isAdmins && !isReadOfText && !isOnTheMap) expect(owner, name).toBeDefined();
    if (name !== "postedBy") expect(admin, name).toBeDefined();
  }
});
