import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES = [...globSync("src/**/*.{ts,tsx}"), ...globSync("demo/**/*.ts")].map((file) => ({
  file,
  text: readFileSync(file, "utf8"),
}));

function filesWith(pattern: RegExp): string[] {
  return SOURCES.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
}

test("a day, a price that is too high and the pictures of a listing are said once", () => {
  expect(filesWith(/const (?:DAY|HOUR|MINUTE|WEEK)_MS = /)).toEqual(["src/domain/shared/time.ts"]);
  expect(filesWith(/const MAX_(?:RUPEES|SQFT|IMAGES|ROOMS|FLOORS|PAGE) = /)).toEqual([
    "src/domain/shared/limits.ts",
  ]);
});

test("an input stops where its schema does: no form has a length of its own", () => {
  const own = filesWith(/maxLength(?:=\{|: )\d/);

  expect(own.filter((file) => file.startsWith("src/web/"))).toEqual([]);
});
