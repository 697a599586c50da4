/** How often a user is alerted to new homes that match a saved search. */

import { DAY_MS, HOUR_MS } from "#domain/shared/time.ts";

export const ALERT_FREQUENCIES = ["off", "instant", "daily", "weekly"] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** 02:30 UTC is 8 am in India, summer and winter. */
const MORNING_MS = 2.5 * HOUR_MS;
const MONDAY = 1;

/**
 * The next morning in India, or next Monday's, after this instant. Null for instant alerts, which wait for a
 * home and not for a clock.
 */
export function nextAlertAt(frequency: AlertFrequency, now: Date): Date | null {
  if (frequency === "off" || frequency === "instant") return null;
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS + MORNING_MS;
  const next = new Date(today > now.getTime() ? today : today + DAY_MS);
  if (frequency === "daily") return next;
  const daysToMonday = (MONDAY - next.getUTCDay() + 7) % 7;
  return new Date(next.getTime() + daysToMonday * DAY_MS);
}
