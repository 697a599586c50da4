/** Dates as India writes them, in India's time wherever the server or the visitor is. */

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Language } from "#domain/language.ts";

const TIME_ZONE = "Asia/Kolkata";
/** India keeps one time, half past the hour, all year. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

// To make a formatter costs a hundred times what it costs to use one.
const DAYS = formatters({ day: "numeric", month: "short", year: "numeric" });
const TIMES = formatters({ day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
const MONTHS = formatters({ month: "short", year: "numeric" });

/** "15 Nov 2026" */
export function formatDate(iso: string, language: Language): string {
  return DAYS[language].format(new Date(iso));
}

/** "15 Nov, 9:42 am" */
export function formatDateTime(iso: string, language: Language): string {
  return TIMES[language].format(new Date(iso));
}

/** "Dec 2027" */
export function formatMonth(iso: string, language: Language): string {
  return MONTHS[language].format(new Date(iso));
}

/** How many midnights in India lie between then and now. */
export function daysSince(iso: string, now: Date): number {
  return Math.max(0, dayNumber(now) - dayNumber(new Date(iso)));
}

export function useFreshness(): (listedAt: string, now: string) => string {
  const { t } = useLingui();
  return (listedAt, now) => {
    const days = daysSince(listedAt, new Date(now));
    if (days === 0) return t`listed today`;
    if (days === 1) return t`listed yesterday`;
    return t`${plural(days, { one: "listed # day ago", other: "listed # days ago" })}`;
  };
}

function dayNumber(date: Date): number {
  return Math.floor((date.getTime() + INDIA_OFFSET_MS) / DAY_MS);
}

function formatters(options: Intl.DateTimeFormatOptions): Record<Language, Intl.DateTimeFormat> {
  const inIndia = { ...options, timeZone: TIME_ZONE };
  return {
    en: new Intl.DateTimeFormat("en-IN", inIndia),
    hi: new Intl.DateTimeFormat("hi-IN-u-nu-latn", inIndia),
  };
}
