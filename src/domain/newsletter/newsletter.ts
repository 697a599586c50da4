/** The weekly newsletter: when an issue is due, and what a reader can choose. */

import { DAY_MS, MINUTE_MS, WEEK_MS } from "#domain/shared/time.ts";

/** A Friday at half past two at Greenwich, which is eight in the morning in India. */
const SOME_FRIDAY_MS = Date.UTC(2026, 0, 2, 2, 30);

/** A listing goes live a moment before others can see it; an issue waits until all of its homes are to be seen. */
const SETTLE_MS = MINUTE_MS;
/** Later than this an issue is left out, and what is new comes with the next: nobody gets two in a few days. */
const LATEST_MS = 3 * DAY_MS;
/** However long the newsletter rested, older homes are no news. */
const LONGEST_WINDOW_MS = 4 * WEEK_MS;

export type IssueWindow = { since: Date; upTo: Date };

/** The issue to send now, by the Friday it is due; nothing once it is too late for it. */
export function issueToSend(now: Date): Date | undefined {
  const dueAt = latestFriday(new Date(now.getTime() - SETTLE_MS));
  return now.getTime() - dueAt.getTime() <= LATEST_MS ? dueAt : undefined;
}

/** When the next issue goes out, whether or not the last one did. */
export function nextIssueAt(now: Date): Date {
  return new Date(latestFriday(now).getTime() + WEEK_MS);
}

/** Homes listed since the issue before, or within a week of the first. */
export function issueWindow(upTo: Date, before: Date | undefined): IssueWindow {
  const earliest = upTo.getTime() - LONGEST_WINDOW_MS;
  const since = before?.getTime() ?? upTo.getTime() - WEEK_MS;
  return { since: new Date(Math.max(since, earliest)), upTo };
}

function latestFriday(now: Date): Date {
  const weeks = Math.floor((now.getTime() - SOME_FRIDAY_MS) / WEEK_MS);
  return new Date(SOME_FRIDAY_MS + weeks * WEEK_MS);
}

export const SUBSCRIBER_STATUSES = ["pending", "subscribed", "unsubscribed"] as const;
