import { expect, test } from "vitest";
import { changedParts } from "./changed-part.ts";

test.for([
  ["2 BHK in Baner", "3 BHK in Baner", "2 ", "3 "],
  ["Sunny flat", "Sunny flat with lift", "flat", "flat with lift"],
  ["", "New", "", "New"],
  ["same", "same", "", ""],
  ["a a a", "a a", "a ", ""],
  ["धूप वाला घर", "धूप वाला बड़ा घर", "", "बड़ा "],
])("%j against %j differs in %j and %j", ([before, after, changedBefore, changedAfter]) => {
  const [one, other] = changedParts(before ?? "", after ?? "");

  expect([one.changed, other.changed]).toEqual([changedBefore, changedAfter]);
  expect(one.start + one.changed + one.end).toBe(before);
  expect(other.start + other.changed + other.end).toBe(after);
});
