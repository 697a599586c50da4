import { describe, expect, test } from "vitest";
import { asciiDigits, cleanTypedText, MAX_TYPED_LENGTH, numberFrom } from "./typed-text.ts";

describe("typed text is folded to one spelling", () => {
  test.each([
    ["â‚¹33.8 Lac", "₹33.8 lac"],
    ["â€“", "-"],
    ["१२ लाख", "12 लाख"],
    ["１２", "12"],
    ["करोड़", "करोड"],
    ["80 – 90", "80 - 90"],
    ["1½ Cr", "1.5 cr"],
    ["½ acre", ".5 acre"],
    ["₹50,000¹", "₹50,000"],
    ["  two\n lines ", "two lines"],
  ])("%s becomes %s", (typed, clean) => {
    expect(cleanTypedText(typed)).toBe(clean);
  });

  test("a long text is cut between words, a long word is dropped", () => {
    const text = cleanTypedText(`${"x".repeat(MAX_TYPED_LENGTH - 4)} 85 lakh`);
    expect(text).toBe("x".repeat(MAX_TYPED_LENGTH - 4));
    expect(cleanTypedText("9".repeat(50_000))).toBe("");
  });
});

test("digits change script without changing places", () => {
  expect(asciiDigits("a९b８")).toBe("a9b8");
});

test.each([
  ["1,25,00,000", 12_500_000, true],
  ["12,500,000", 12_500_000, true],
  ["1,222.50", 1_222.5, true],
  ["80,", 80, true],
  ["75.00.000", 7_500_000, false],
  ["1,5", 1.5, false],
  ["1,2,3", 123, false],
])("%s is %d, cleanly grouped: %s", (typed, value, isClean) => {
  expect(numberFrom(typed)).toEqual({ value, isClean });
});

test("dates and endless digits are no numbers", () => {
  expect(numberFrom("12.11.25")).toBeNull();
  expect(numberFrom("9".repeat(30))).toBeNull();
});
