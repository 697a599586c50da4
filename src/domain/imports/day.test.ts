import { expect, test } from "vitest";
import { readDay } from "./day.ts";

test.for([
  ["2027-03-15", "2027-03-15"],
  ["2027-3-5", "2027-03-05"],
  ["2027-03-15T00:00:00.000Z", "2027-03-15"],
  ["15/03/2027", "2027-03-15"],
  ["1-4-2027", "2027-04-01"],
  ["15th March 2027", "2027-03-15"],
  ["Mar 2027", "2027-03-01"],
  ["Dec-2026", "2026-12-01"],
  ["31/06/2027", null],
  ["13 2027", null],
  ["15/03/1889", null],
  ["immediately", null],
  ["Foo 2027", null],
  ["", null],
] as const)("%s is the day %s", ([cell, day]) => {
  expect(readDay(cell)).toBe(day);
});
