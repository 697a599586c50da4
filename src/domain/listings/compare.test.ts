import { expect, test } from "vitest";
import { comparedIds, comparePath } from "./compare.ts";

test.for([
  [null, []],
  ["", []],
  ["a,b", ["a", "b"]],
  [" a ,, b,a", ["a", "b"]],
  ["a,b,c,d,e", ["a", "b", "c", "d"]],
] as const)("an address names at most four homes, each once: %s", ([text, expected]) => {
  expect(comparedIds(text)).toEqual(expected);
});

test("a comparison's address names its homes in order", () => {
  expect(comparePath(["b", "a"])).toBe("/compare?ids=b,a");
});
