/** Deleted items are hidden first and removed for good only later. */

import { DAY_MS } from "#domain/shared/time.ts";

export const RESTORE_DAYS = 30;

export function canRestore(deletedAt: Date, now: Date): boolean {
  return now.getTime() - deletedAt.getTime() <= RESTORE_DAYS * DAY_MS;
}

/** How long a user can change their mind after deleting their account. */
export const DELETION_GRACE_DAYS = 30;
