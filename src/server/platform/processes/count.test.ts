import { expect, test } from "vitest";
import { workersFor } from "./count.ts";

const GIGABYTE = 1024 ** 3;

test.for([
  [1, 64, 1],
  [2, 24, 1],
  [3, 24, 1],
  [4, 0.5, 1],
  [4, 1, 1],
  [4, 8, 2],
  [8, 3, 3],
  [8, 16, 4],
  [64, 256, 4],
] as const)("%i cores and %f GB are worth %i workers", ([cores, gigabytes, expected]) => {
  expect(workersFor({ cores, memoryBytes: gigabytes * GIGABYTE })).toBe(expected);
});
