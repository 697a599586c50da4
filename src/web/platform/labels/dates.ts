/**
 * Dates in Indian format and Indian time, wherever the server or the visitor is. Formatted without `Intl`,
 * because a phone freezes for a tenth of a second when a page creates its first `Intl` formatter.
 */

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Language } from "#domain/shared/language.ts";
import { DAY_MS } from "#domain/shared/time.ts";

/** India has one time zone, half an hour off the full hour, without daylight saving. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

const MONTHS: Record<Language, string[]> = {
  en: "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" "),
  // In full: "नव॰" is not in use, and many fonts have no glyph for its dot.
  hi: "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split(" "),
};

/** "15 Nov 2026" */
export function formatDate(iso: string, language: Language): string {
  const { day, month, year } = partsOf(iso, language);
  return `${day} ${month} ${year}`;
}

/** "15 Nov, 9:42 am" */
export function formatDateTime(iso: string, language: Language): string {
  const { day, month, hour, minute } = partsOf(iso, language);
  return `${day} ${month}, ${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? "am" : "pm"}`;
}

/** "15 Nov 2026, 14:05" */
export function formatMoment(iso: string, language: Language): string {
  const { hour, minute } = partsOf(iso, language);
  return `${formatDate(iso, language)}, ${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** "Dec 2027" */
export function formatMonth(iso: string, language: Language): string {
  const { month, year } = partsOf(iso, language);
  return `${month} ${year}`;
}

/** "2026-11-15": the date in India at an instant. */
export function indianDay(iso: string): string {
  return new Date(Date.parse(iso) + INDIA_OFFSET_MS).toISOString().slice(0, 10);
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

/** The date and time in India at an instant. */
function partsOf(iso: string, language: Language) {
  const shown = new Date(Date.parse(iso) + INDIA_OFFSET_MS);
  return {
    day: shown.getUTCDate(),
    month: MONTHS[language][shown.getUTCMonth()],
    year: shown.getUTCFullYear(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
