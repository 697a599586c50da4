/** What staff are notified of by mail, and how often. */

import { nextAlertAt } from "#domain/saved/alert.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/shared/time.ts";

export const STAFF_NOTICE_KINDS = [
  "requirement",
  "lead",
  "listing",
  "change",
  "company",
  "report",
  "review",
  "proof",
] as const;
export type StaffNoticeKind = (typeof STAFF_NOTICE_KINDS)[number];

export const STAFF_MAIL_FREQUENCIES = ["instant", "hourly", "daily", "off"] as const;
export type StaffMailFrequency = (typeof STAFF_MAIL_FREQUENCIES)[number];

export const MAX_STAFF_MAIL_ADDRESSES = 10;

type Waiting = { oldest: Date; lastMailAt: Date | null };

/**
 * Whether a mail about pending items is due; with mail off, they are skipped right away. "At once" still
 * leaves a minute between two mails: a burst of requirements is one mail, not fifty.
 */
export function isStaffMailDue(
  frequency: StaffMailFrequency,
  { oldest, lastMailAt }: Waiting,
  now: Date,
): boolean {
  if (frequency === "off") return true;
  if (frequency === "daily") return (nextAlertAt("daily", oldest) ?? now) <= now;
  const pause = frequency === "hourly" ? HOUR_MS : MINUTE_MS;
  return lastMailAt === null || now.getTime() - lastMailAt.getTime() >= pause;
}
