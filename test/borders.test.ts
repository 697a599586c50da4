/** Where data comes in from outside, its type is that of a schema or of the query builder, not of a promise in the code. */

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES = globSync("src/**/*.{ts,tsx}").filter((file) => !file.includes(".test."));

function countOf(pattern: RegExp): number {
  return SOURCES.reduce(
    (sum, file) => sum + (readFileSync(file, "utf8").match(pattern)?.length ?? 0),
    0,
  );
}

test("no call of the admin console names the type of its answer itself", () => {
  expect(countOf(/\b(?:callAdmin|askAdmin|writeAdmin|useAdmin|useAdminList)<(?!Path|Name)/g)).toBe(
    0,
  );
});
