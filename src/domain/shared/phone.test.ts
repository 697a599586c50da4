import { describe, expect, test } from "vitest";
import { quickestMs } from "#test/stopwatch.ts";
import { formatPhone, isMobile, phoneDigits, phoneProblem, readPhone } from "./phone.ts";

describe("a mobile number is kept one way however it is typed", () => {
  test.each([
    "9876543210",
    "98765 43210",
    "98765-43210",
    "987.654.3210",
    "+91 98765 43210",
    "+91-98765-43210",
    "+91 (98765) 43210",
    "+91 0 98765 43210",
    "919876543210",
    "09876543210",
    "00919876543210",
    "0091 98765 43210",
    "९८७६५ ४३२१०",
    "  9876543210 ",
    "98765\u00a043210",
  ])("%s", (typed) => {
    expect(readPhone(typed)).toEqual({ e164: "+919876543210", kind: "mobile" });
    expect(phoneProblem(typed)).toBeNull();
  });

  test("a ten-digit mobile that begins with 91 loses nothing", () => {
    expect(readPhone("9198765432")?.e164).toBe("+919198765432");
  });
});

test.each([
  ["022 2694 7250", "+912226947250"],
  ["011-23456789", "+911123456789"],
  ["+91 22 2694 7250", "+912226947250"],
  ["080 4680 8543", "+918046808543"],
  ["0712-2525252", "+917122525252"],
])("%s is a landline", (typed, e164) => {
  expect(readPhone(typed)).toEqual({ e164, kind: "landline" });
  expect(phoneProblem(typed)?.code).toBe("notMobile");
  expect(phoneProblem(typed, "any")).toBeNull();
});

test.each([
  ["1800 123 4567", "+9118001234567"],
  ["1860-266-2666", "+9118602662666"],
])("%s is toll-free", (typed, e164) => {
  expect(readPhone(typed)).toEqual({ e164, kind: "tollfree" });
  expect(isMobile(e164)).toBe(false);
});

describe("a number that will not do is refused with its reason", () => {
  test.each([
    ["", "missing", 0],
    ["  ", "missing", 0],
    ["+91", "missing", 0],
    ["98765 4321O", "letters", 9],
    ["98765x43210", "letters", 10],
    ["98765 43210 / 98765 43211", "letters", 20],
    ["987654", "tooShort", 6],
    ["+91 98765", "tooShort", 5],
    ["987654321012", "tooLong", 12],
    ["+91 98765 432101", "tooLong", 11],
    ["5876543210", "notMobile", 10],
    ["1600123456", "notMobile", 10],
    ["+44 7911 123456", "notMobile", 12],
  ])("%j: %s, %d digits", (typed, code, digits) => {
    expect(readPhone(typed)).toBeNull();
    expect(phoneProblem(typed)).toEqual({ code, digits });
  });

  test("hostile text is refused at once", async () => {
    for (const piece of ["9", "a", "+", " ", "(", "९"]) {
      const text = `${piece.repeat(50_000)}a`;
      expect(readPhone(text)).toBeNull();
      expect(await quickestMs(200, () => readPhone(text))).toBeLessThan(200);
    }
  });
});

test("only a mobile number is a mobile number", () => {
  expect(isMobile("+919876543210")).toBe(true);
  expect(isMobile("+912226947250")).toBe(false);
  expect(isMobile("9876543210")).toBe(false);
});

test.each([
  ["+919876543210", "+91 98765 43210"],
  ["+912226947250", "+91 22 26947250"],
  ["+9118001234567", "1800 123 4567"],
  ["+447911123456", "+447911123456"],
])("%s is shown as %s", (e164, shown) => {
  expect(formatPhone(e164)).toBe(shown);
});

test("digits are digits in any script", () => {
  expect(phoneDigits("+९१ 98765-43210")).toBe("919876543210");
});
