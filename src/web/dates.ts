/** Dates as India writes them, in India's time wherever the server or the visitor is. */

import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Language } from "#domain/language.ts";

const TIME_ZONE = "Asia/Kolkata";
const DAY_MS = 24 * 60 * 60 * 1000;

/** "15 Nov 2026" */
export function formatDate(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(language === "hi" ? "hi-IN-u-nu-latn" : "en-IN", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: TIME_ZONE,
  }).format(new Date(iso));
}

/** "Dec 2027" */
export function formatMonth(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(language === "hi" ? "hi-IN-u-nu-latn" : "en-IN", {
    month: "short",
    year: "numeric",
    timeZone: TIME_ZONE,
  }).format(new Date(iso));
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
  const inIndia = new Date(date.toLocaleString("en-US", { timeZone: TIME_ZONE }));
  return Math.floor(
    Date.UTC(inIndia.getFullYear(), inIndia.getMonth(), inIndia.getDate()) / DAY_MS,
  );
}
