/** Days follow Indian time, wherever the server is. */

import { DAY_MS } from "#domain/shared/time.ts";

const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** "2026-11-16" */
export function indianDay(time: Date): string {
  return new Date(time.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** The instant at which a day begins. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

/** The last `count` days including today, earliest first. */
export function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, at) =>
    indianDay(new Date(now.getTime() - (count - 1 - at) * DAY_MS)),
  );
}
