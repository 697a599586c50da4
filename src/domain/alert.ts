/** How often somebody hears of new homes that fit a search they saved. */

export const ALERT_FREQUENCIES = ["off", "instant", "daily", "weekly"] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];
