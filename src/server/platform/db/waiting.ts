/** What awaits action, defined once: for the number on a dashboard and for the list that it opens. */

import { type SQL, sql } from "drizzle-orm";

/** A listing that was sent back or rejected, with a reason. */
export const NEEDS_CHANGE = sql`status in ('draft', 'rejected') and status_reason is not null`;

/** A lead that has been unanswered for more than a day. */
export const HAS_WAITED = sql`inquiries.stage = 'new' and inquiries.created_at < now() - interval '1 day'`;

/** An inquiry that was answered and is not closed. */
export const IS_ANSWERED = sql`inquiries.stage in ('contacted', 'visit')`;

/** A review to decide on, of a company that still exists. */
export function isReviewWaiting(review: SQL): SQL {
  return sql`${review}.status = 'pending' and ${review}.deleted_at is null
    and exists (select from companies c where c.id = ${review}.company_id and c.deleted_at is null)`;
}
