import { expect, test } from "vitest";
import { isListingId, isSlug, isUuid, newListingId, newReference } from "./id.ts";

test("listing ids are short, legible and never the same", () => {
  const ids = Array.from({ length: 1000 }, newListingId);

  expect(ids.every(isListingId)).toBe(true);
  expect(new Set(ids).size).toBe(1000);
});

test("a reference can be read out over the phone", () => {
  expect(newReference()).toMatch(/^REQ-[0-9A-HJKMNP-TV-Z]{8}$/);
});

test.each(["", "short", "ILOUilou0000", "0000000000000", "../../../../x", "00000000000\u0000"])(
  "%j is no listing id",
  (text) => {
    expect(isListingId(text)).toBe(false);
  },
);

test.each([
  ["5e0f1a2b-0000-8000-8000-000000000001", true],
  ["5E0F1A2B-0000-8000-8000-000000000001", false],
  ["5e0f1a2b", false],
])("%s is a uuid: %s", (text, isOne) => {
  expect(isUuid(text)).toBe(isOne);
});

test.each([
  ["nivara-developers", true],
  ["Nivara", false],
  ["a--b", false],
  ["-a", false],
  ["a".repeat(81), false],
])("%s is a slug: %s", (text, isOne) => {
  expect(isSlug(text)).toBe(isOne);
});
