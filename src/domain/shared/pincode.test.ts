import { expect, test } from "vitest";
import { placeOfPincode } from "./pincode.ts";

test.each([
  ["411045", "Maharashtra", "Pune"],
  ["400614", "Maharashtra", "Thane"],
  ["400705", "Maharashtra", "Navi Mumbai"],
  ["403001", "Goa", "Goa"],
  ["201301", "Uttar Pradesh", "Noida"],
  ["201010", "Uttar Pradesh", null],
  ["248001", "Uttarakhand", "Dehradun"],
  ["834001", "Jharkhand", null],
  ["800001", "Bihar", null],
  ["737101", "Sikkim", null],
  ["682555", "Lakshadweep", "Kochi"],
])("%s lies in %s", (pincode, state, city) => {
  expect(placeOfPincode(pincode)).toEqual({ state, city });
});

test.each(["", "011045", "41104", "4110455", "999999", "abcdef"])("%j is no place", (text) => {
  expect(placeOfPincode(text)).toBeUndefined();
});
