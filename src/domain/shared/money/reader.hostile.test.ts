import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quickestMs } from "#test/stopwatch.ts";
import { readMoney } from "./reader.ts";

test.each([
  "",
  "null",
  "Ready to Move",
  "0",
  "9876543210",
  "98765 43210",
  "98765-43210",
  "+91 98765 43210",
  "call 9876543210.",
  "022 2694 7250",
  "1800 123 4567",
  "1200 sq ft",
  "3 BHK",
])("nothing is made up from %j", (text) => {
  expect(readMoney(text).kind).toBe("unreadable");
});

describe("hostile text", () => {
  const long = ["a", "9", "₹", "9 ", "₹9", "1,", "1.", "sq ", "9-", "लाख ", "sava ", "rs. "];

  test.each(long)("50 KB of %j is read at once", async (piece) => {
    const text = piece.repeat(50_000 / piece.length);
    expect(await quickestMs(200, () => readMoney(text))).toBeLessThan(200);
  });

  test("nothing throws and no amount is negative, broken or out of order", () => {
    const piece = fc.constantFrom(
      ...["9", "80", "1.2", "0", "₹", "-", "/", "+", "|", " ", "lakh", "Cr", "k", "sq ft", "per"],
      ...["month", "to", "se", "and", "from", "tak", "sava", "do", "deposit", "bhk", "करोड़", "½"],
    );
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join("")),
      fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(" ")),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const { min, max, rate } = readMoney(typed);
        for (const rupees of [min, max, rate?.rupees ?? null]) {
          expect(rupees === null || (Number.isSafeInteger(rupees) && rupees >= 0)).toBe(true);
        }
        expect((min ?? 0) <= (max ?? Number.POSITIVE_INFINITY)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
