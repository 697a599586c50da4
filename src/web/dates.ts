/** Dates as India writes them, in India's time wherever the server or the visitor is. */

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Language } from "#domain/language.ts";

const TIME_ZONE = "Asia/Kolkata";
const LOCALES: Record<Language, string> = { en: "en-IN", hi: "hi-IN-u-nu-latn" };
/** India keeps one time, half past the hour, all year. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** "15 Nov 2026" */
export const formatDate = dateFormat({ day: "numeric", month: "short", year: "numeric" });

/** "15 Nov, 9:42 am" */
export const formatDateTime = dateFormat({
  day: "numeric",
  month: "short",
  hour: "numeric",
  minute: "2-digit",
});

/** "15 Nov 2026, 14:05" */
export const formatMoment = dateFormat({
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** "Dec 2027" */
export const formatMonth = dateFormat({ month: "short", year: "numeric" });

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

/**
 * To make a formatter costs a hundred times what it costs to use one, so each is made once; and not before it
 * is needed, because a phone would stand still for all of them while the page comes to life.
 */
function dateFormat(options: Intl.DateTimeFormatOptions) {
  const made: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (iso: string, language: Language): string => {
    made[language] ??= new Intl.DateTimeFormat(LOCALES[language], {
      ...options,
      timeZone: TIME_ZONE,
    });
    return made[language].format(new Date(iso));
  };
}
