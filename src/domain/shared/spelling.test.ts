import { expect, test } from "vitest";
import { countErrors, nearestWords } from "./spelling.ts";

test.for([
  ["pool", "pool", 0],
  ["poal", "pool", 1],
  ["pol", "pool", 1],
  ["poool", "pool", 1],
  ["opol", "pool", 1],
  ["koregoan", "koregaon", 1],
  ["", "pool", 4],
  ["मकन", "मकान", 1],
  ["swiming", "garden", 6],
] as const)("%s is %s with so many errors: %i", ([typed, meant, errors]) => {
  expect(countErrors(typed, meant)).toBe(errors);
});

test("the nearest words are meant, the more frequent first", () => {
  const words = [
    { word: "wakad", count: 5 },
    { word: "wagad", count: 50 },
    { word: "baner", count: 500 },
  ];

  expect(nearestWords("waqad", words).map(({ word }) => word)).toEqual(["wagad", "wakad"]);
  expect(nearestWords("wakaad", words).map(({ word }) => word)).toEqual(["wakad"]);
  expect(nearestWords("xyzzy", words)).toEqual([]);
});
