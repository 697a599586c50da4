import { expect, test } from "vitest";
import { daysSince, formatDate, formatDateTime, formatMoment, formatMonth } from "./dates.ts";

test("dates are Indian in both languages, in India's time", () => {
  // 20:00 in London is past midnight in Pune.
  expect(formatDate("2026-11-15T20:00:00Z", "en")).toBe("16 Nov 2026");
  expect(formatDate("2026-11-15T20:00:00Z", "hi")).toBe("16 नवंबर 2026");
  expect(formatMonth("2027-12-01", "en")).toBe("Dec 2027");
});

const DAY = { day: "numeric", month: "short" } as const;
const DATE = { ...DAY, year: "numeric" } as const;
const LOCALES = { en: "en-IN", hi: "hi-IN-u-nu-latn" } as const;
const MONTH_LENGTHS = { en: "short", hi: "long" } as const;

test.each([
  ["date", formatDate, DATE],
  ["month", formatMonth, { month: "short", year: "numeric" }],
  ["time of a day", formatDateTime, { ...DAY, hour: "numeric", minute: "2-digit" }],
  ["moment", formatMoment, { ...DATE, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }],
] as const)("a %s is what the Unicode tables say, all through a year", (_, print, options) => {
  for (const language of ["en", "hi"] as const) {
    const tables = new Intl.DateTimeFormat(LOCALES[language], {
      ...options,
      month: MONTH_LENGTHS[language],
      timeZone: "Asia/Kolkata",
    });
    for (let hours = 0; hours < 366 * 24; hours += 7) {
      const time = new Date(Date.UTC(2027, 11, 31, hours, hours % 60));
      // With a long month Intl writes "at 9:42 o'clock", which is too long for a list of times.
      const wanted = tables.format(time).replace(" को ", ", ").replace(" बजे", "");
      expect(print(time.toISOString(), language)).toBe(wanted);
    }
  }
});

test.each([
  ["2026-11-15T18:00:00Z", "2026-11-15T18:29:00Z", 0],
  ["2026-11-15T18:00:00Z", "2026-11-15T18:31:00Z", 1],
  ["2026-11-10T10:00:00Z", "2026-11-15T10:00:00Z", 5],
  ["2026-11-16T10:00:00Z", "2026-11-15T10:00:00Z", 0],
])("from %s to %s India counts %i midnights", (then, now, days) => {
  expect(daysSince(then, new Date(now))).toBe(days);
});
