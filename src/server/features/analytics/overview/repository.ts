import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Overview } from "#domain/analytics/overview.ts";
import { MESSAGE_STATUSES } from "#domain/operations/email-queue.ts";
import { keysOf, recordOf } from "#domain/shared/typed-objects.ts";
import type { Db } from "#server/platform/db/client.ts";
import { isInAnInbox, LEAD_COLUMNS } from "#server/platform/db/lead-readers.ts";
import { getRow } from "#server/platform/db/rows.ts";
import { isReviewWaiting } from "#server/platform/db/waiting.ts";

type Waiting = keyof Overview["waiting"];

/** Each count equals the number of rows in the list behind it. */
const WAITING: Record<Waiting, SQL> = {
  requirements: sql`requirements where status = 'new'`,
  properties: sql`properties where status = 'in_review' and deleted_at is null`,
  edits: sql`property_revisions r join properties p on p.id = r.property_id
    where r.state = 'waiting' and p.status = 'live' and p.deleted_at is null`,
  companies: sql`companies where ((status = 'pending' and status_reason is null) or pending_name is not null)
    and deleted_at is null`,
  reports: sql`reports where status = 'open'`,
  reviews: sql`reviews v where ${isReviewWaiting(sql`v`)}`,
  proofs: sql`users u where exists
    (select from proofs f where f.user_id = u.id and f.status = 'pending')`,
  leads: sql`earnings e where e.state = 'pending' and e.lead_id is not null and not exists
    (select from earnings later where later.lead_kind = e.lead_kind and later.lead_id = e.lead_id
        and (later.created_at, later.id) > (e.created_at, e.id))`,
  inquiries: sql`inquiries where stage = 'new' and channel = 'form' and erased_at is null and not ${isInAnInbox(LEAD_COLUMNS)}`,
  messages: sql`messages where status = 'failed' and channel = 'mail'`,
};

const NAMES = keysOf(WAITING);
const countsRow = z.object({
  companies: z.number(),
  properties: z.number(),
  requirements: z.number(),
  activeUsers: z.number(),
  waiting: z.object(recordOf(NAMES, () => z.number())),
});

const NEWEST_FIRST = sql`order by created_at desc, id desc limit 1`;

/** The first row of every list in the console; each is found along an index. */
const NEWEST: readonly SQL[] = [
  sql`select id from requirements ${NEWEST_FIRST}`,
  sql`select id from inquiries ${NEWEST_FIRST}`,
  sql`select id from staff_notices order by id desc limit 1`,
  sql`select id from reports where status = 'open' ${NEWEST_FIRST}`,
  sql`select id from subscribers ${NEWEST_FIRST}`,
  // One per status: a mail that was sent becomes the newest of another status.
  ...MESSAGE_STATUSES.map(
    (status) =>
      sql`select id from messages where status = ${sql.raw(`'${status}'`)} ${NEWEST_FIRST}`,
  ),
  // The newest entry of the audit log.
  sql`select id from audit_log ${NEWEST_FIRST}`,
];

/** Returns a text that changes once anything is new. */
export async function findNewest(db: Db): Promise<string> {
  const parts = NEWEST.map((newest) => sql`coalesce((${newest})::text, '')`);
  const { newest } = await getRow(
    db,
    z.object({ newest: z.string() }),
    sql`select md5(concat_ws(',', ${sql.join(parts, sql`, `)})) as newest`,
  );
  return newest;
}

/** Every count runs along an index. */
export async function countEverything(db: Db, activeSince: Date): Promise<Overview> {
  const waiting = NAMES.map(
    (name) => sql`'${sql.raw(name)}', (select count(*) from ${WAITING[name]})`,
  );
  const since = sql`${activeSince.toISOString()}::timestamptz`;
  const counted = await getRow(
    db,
    countsRow,
    sql`select
      (select count(*) from companies where deleted_at is null) as companies,
      (select count(*) from properties where deleted_at is null) as properties,
      (select count(*) from requirements) as requirements,
      (select count(*) from (
        select coalesce(u.phone_number, u.id) from sessions s join users u on u.id = s.user_id
         where s.updated_at >= ${since} and s.impersonated_by is null
        union
        select phone from requirements where created_at >= ${since} and status <> 'spam'
      ) as people) as "activeUsers",
      json_build_object(${sql.join(waiting, sql`, `)}) as waiting`,
  );
  const { properties, edits, companies, reports, reviews } = counted.waiting;
  return { ...counted, queue: properties + edits + companies + reports + reviews };
}
