/** What waits for somebody, said once: for the number on a dashboard and for the list that it opens. */

import { type SQL, sql } from "drizzle-orm";

/** A listing that was sent back or turned down, and whoever did so said why. */
export const NEEDS_CHANGE = sql`status in ('draft', 'rejected') and status_reason is not null`;

/** A lead that nobody has answered for more than a day. */
export const HAS_WAITED = sql`inquiries.stage = 'new' and inquiries.created_at < now() - interval '1 day'`;

/** An inquiry that was answered and is not over. */
export const IS_ANSWERED = sql`inquiries.stage in ('contacted', 'visit')`;

/** A review to decide on, of a company that is there. */
export function isReviewWaiting(review: SQL): SQL {
  return sql`${review}.status = 'pending' and ${review}.deleted_at is null
    and exists (select from companies c where c.id = ${review}.company_id and c.deleted_at is null)`;
}
