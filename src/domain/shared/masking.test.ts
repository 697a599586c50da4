import { describe, expect, test } from "vitest";
import { quickestMs } from "#test/stopwatch.ts";
import { maskIdentityNumbers } from "./masking.ts";

/** Void numbers that only share the check digit of real ones. */
describe("an Aadhaar number never stays in free text", () => {
  test.each([
    ["my aadhaar is 2345 6789 0124", "my aadhaar is XXXX XXXX 0124"],
    ["234567890124", "XXXX XXXX 0124"],
    ["2345-6789-0124, thanks", "XXXX XXXX 0124, thanks"],
    ["२३४५ ६७८९ ०१२४", "XXXX XXXX 0124"],
    ["two: 234567890124 234567890124", "two: XXXX XXXX 0124 XXXX XXXX 0124"],
  ])("%s", (text, masked) => {
    expect(maskIdentityNumbers(text)).toBe(masked);
  });
});

test.each([
  ["PAN ABCPE1234F please", "PAN XXXXXX234F please"],
  ["pan abcpe1234f", "pan XXXXXX234f"],
  ["AAACB1234C", "XXXXXX234C"],
])("a PAN is hidden but for its end: %s", (text, masked) => {
  expect(maskIdentityNumbers(text)).toBe(masked);
});

test.each([
  "call 98765 43210",
  "9876543210",
  "+919876543210",
  "919876543210",
  "2345 6789 0123",
  "1345 6789 0124",
  "P52100012200",
  "PRM/KA/RERA/1248/469/PR/050723/006033",
  "27ABCPE1234F1Z5",
  "budget 1,25,00,000",
  "REQ-2026-000123",
  "block1234a tower",
  "",
])("%j is left as it is", (text) => {
  expect(maskIdentityNumbers(text)).toBe(text);
});

test("every wrong digit and every swap of neighbours is told from a real number", () => {
  const number = "234567890124";
  for (let index = 1; index < number.length; index += 1) {
    const digit = (Number(number[index]) + 1) % 10;
    const changed = number.slice(0, index) + digit + number.slice(index + 1);
    expect(maskIdentityNumbers(changed)).toBe(changed);
    const swapped =
      number.slice(0, index) + (number[index + 1] ?? "") + number[index] + number.slice(index + 2);
    if (swapped.length === 12 && index < 11) expect(maskIdentityNumbers(swapped)).toBe(swapped);
  }
});

test("long text is scanned at once", async () => {
  for (const piece of ["9", "2345 ", "A", "ABCPE"]) {
    const text = piece.repeat(50_000 / piece.length);
    expect(await quickestMs(200, () => maskIdentityNumbers(text))).toBeLessThan(200);
  }
});
