/** The weekly newsletter: when an issue is due, and what a subscriber can choose. */

import { DAY_MS, MINUTE_MS, WEEK_MS } from "#domain/shared/time.ts";

/** A Friday at 02:30 UTC, which is 8 am in India. */
const SOME_FRIDAY_MS = Date.UTC(2026, 0, 2, 2, 30);

/** A listing goes live a moment before others can see it; an issue waits until all its homes are visible. */
const SETTLE_MS = MINUTE_MS;
/** An issue later than this is skipped and its homes come with the next, to avoid two in a few days. */
const LATEST_MS = 3 * DAY_MS;
/** However long the newsletter paused, older homes are not news. */
const LONGEST_WINDOW_MS = 4 * WEEK_MS;

export type IssueWindow = { since: Date; upTo: Date };

/** The issue to send now, identified by its Friday; undefined once it is too late. */
export function issueToSend(now: Date): Date | undefined {
  const dueAt = latestFriday(new Date(now.getTime() - SETTLE_MS));
  return now.getTime() - dueAt.getTime() <= LATEST_MS ? dueAt : undefined;
}

/** When the next issue is due, whether or not the last one was sent. */
export function nextIssueAt(now: Date): Date {
  return new Date(latestFriday(now).getTime() + WEEK_MS);
}

/** Homes listed since the previous issue; for the first issue, within the last week. */
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
