import { expect, test } from "vitest";
import { readGstin } from "./gstin.ts";

test.each(["27AAPFU0939F1ZV", "29AAGCB7383J1Z4", " 27 aapfu0939f1zv "])(
  "%s is a GST number",
  (text) => {
    expect(readGstin(text)).toBe(text.replaceAll(" ", "").toUpperCase());
  },
);

test.each([
  "27AAPFU0939F1ZX",
  "27AAPFU0939F1V",
  "00AAPFU0939F1ZV",
  "27AAPFU0939F1ZVV",
  "72AAPFU0939F1ZV",
  "234123412346",
  "",
])("%j is none", (text) => {
  expect(readGstin(text)).toBeUndefined();
});
