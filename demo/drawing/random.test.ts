import { describe, expect, test } from "vitest";
import { createRandom, cycle } from "./random.ts";

const draws = (key: string) => {
  const random = createRandom(key);
  return Array.from({ length: 5 }, () => random.between(0, 1));
};

describe("seeded luck", () => {
  test("repeats for the same key and differs for another", () => {
    expect(draws("tower/1")).toEqual(draws("tower/1"));
    expect(draws("tower/1")).not.toEqual(draws("tower/2"));
  });

  test("keeps whole numbers inside both ends", () => {
    const random = createRandom("dice");
    const rolls = Array.from({ length: 200 }, () => random.integer(1, 6));

    expect(new Set(rolls)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test("of one part is not moved by draws for another", () => {
    const random = createRandom("villa/1");
    const before = random.fork("sky").between(0, 1);
    random.between(0, 1);

    expect(random.fork("sky").between(0, 1)).toBe(before);
  });
});

test("cycling goes round in both directions, and needs something to choose from", () => {
  expect([0, 1, 2, 3, -1].map((index) => cycle(["a", "b", "c"], index))).toEqual([
    "a",
    "b",
    "c",
    "a",
    "c",
  ]);
  expect(() => cycle([], 0)).toThrow(RangeError);
});
