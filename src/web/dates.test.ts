import { expect, test } from "vitest";
import { daysSince, formatDate, formatMonth } from "./dates.ts";

test("dates are Indian in both languages, in India's time", () => {
  // 20:00 in London is past midnight in Pune.
  expect(formatDate("2026-11-15T20:00:00Z", "en")).toBe("16 Nov 2026");
  expect(formatDate("2026-11-15T20:00:00Z", "hi")).toBe("16 नव॰ 2026");
  expect(formatMonth("2027-12-01", "en")).toBe("Dec 2027");
});

test.each([
  ["2026-11-15T18:00:00Z", "2026-11-15T18:29:00Z", 0],
  ["2026-11-15T18:00:00Z", "2026-11-15T18:31:00Z", 1],
  ["2026-11-10T10:00:00Z", "2026-11-15T10:00:00Z", 5],
  ["2026-11-16T10:00:00Z", "2026-11-15T10:00:00Z", 0],
])("from %s to %s India counts %i midnights", (then, now, days) => {
  expect(daysSince(then, new Date(now))).toBe(days);
});
