import { expect, test } from "vitest";
import { quickestMs } from "#test/stopwatch.ts";
import { foldPlaceName, placeKey } from "./place-name.ts";

test.for([
  ["कोरमंगला", "Koramangala"],
  ["वाकड", "Wakad"],
  ["वाकड़", "Wakad"],
  ["हिंजवडी", "Hinjawadi"],
  ["पुणे", "Pune"],
  ["विमान नगर", "Viman Nagar"],
  ["बानेर", "Baner"],
  ["सेक्टर ५७", "Sector 57"],
  ["sec-57", "Sector 57"],
  ["sector57", "Sector 57"],
  ["SEC. 57", "Sector 57"],
  ["Golf Course Rd", "Golf Course Road"],
  ["Lajpat Ngr", "Lajpat Nagar"],
  ["T.C. Palya", "TC Palya"],
  ["Vimannagar", "Viman Nagar"],
  ["Banasvadi", "Banaswadi"],
] as const)("%s is found as %s", ([typed, name]) => {
  expect(placeKey(foldPlaceName(typed))).toBe(placeKey(foldPlaceName(name)));
});

test("a long text without sense is folded at once", async () => {
  for (const piece of ["क", "a", "1", "क़", "sec ", "\u0301"]) {
    const text = piece.repeat(50_000);
    expect(await quickestMs(200, () => foldPlaceName(text))).toBeLessThan(200);
  }
});
