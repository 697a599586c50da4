/** Purges deleted rows for good, along with whatever belonged only to them. */

import { sql } from "drizzle-orm";
import type { TrashKind } from "#domain/moderation/trash.ts";
import type { Db } from "#server/platform/db/client.ts";
import { listIds } from "#server/platform/db/rows.ts";

type Purge = (db: Db, before: Date, limit: number) => Promise<string[]>;

/** Each purges a few rows deleted before that time and returns which; their pictures are swept as unused. */
export const PURGES: Record<TrashKind, Purge> = {
  review: async (db, before, limit) =>
    listIds(
      db,
      sql`
        delete from reviews where id in (
          select id from reviews where deleted_at < ${before.toISOString()}::timestamptz
           order by deleted_at limit ${limit} for update skip locked)
        returning id::text as id`,
    ),

  property: async (db, before, limit) => {
    const gone = await listIds(
      db,
      sql`
        select id from properties where deleted_at < ${before.toISOString()}::timestamptz
         order by deleted_at limit ${limit} for update skip locked`,
    );
    if (gone.length === 0) return gone;
    const which = sql`${sql.param(gone)}::text[]`;
    // A contact about only this listing would be left without a subject, which the table refuses.
    await db.execute(sql`
      delete from inquiries where property_id = any(${which})
         and company_id is null and agent_id is null and channel <> 'form'`);
    await db.execute(sql`delete from properties where id = any(${which})`);
    return gone;
  },

  agent: async (db, before, limit) => {
    const gone = await listIds(
      db,
      sql`
        select id from agents where deleted_at < ${before.toISOString()}::timestamptz
         order by deleted_at limit ${limit} for update skip locked`,
    );
    if (gone.length === 0) return gone;
    const which = sql`${sql.param(gone)}::text[]`;
    await db.execute(sql`
      delete from inquiries where agent_id = any(${which})
         and company_id is null and property_id is null and channel <> 'form'`);
    await db.execute(sql`delete from agents where id = any(${which})`);
    return gone;
  },

  // A company that still has a listing waits for it: deleted together, they can be restored separately.
  company: async (db, before, limit) =>
    listIds(
      db,
      sql`
        delete from companies where id in (
          select id from companies c where deleted_at < ${before.toISOString()}::timestamptz
             and not exists (select from properties p where p.company_id = c.id)
           order by deleted_at limit ${limit} for update skip locked)
        returning id`,
    ),
};

/** Deletes rows whose retention time is over; returns how many. */
export async function deleteOutdated(
  db: Db,
  table: "requirements" | "inquiries" | "price_changes",
  now: Date,
  limit: number,
): Promise<number> {
  const name = sql.identifier(table);
  const { rowCount } = await db.execute(sql`
    delete from ${name} where id in (
      select id from ${name} where purge_after < ${now.toISOString()}::timestamptz
       order by purge_after limit ${limit} for update skip locked)`);
  return rowCount ?? 0;
}

/** Empties the text of mails that are too old to be forwarded or retried. */
export async function blankMessages(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update messages set body = '', headers = '{}',
           status = case when status = 'queued' then 'failed'::message_status else status end
     where id in (
       select id from messages where body <> '' and created_at < ${before.toISOString()}::timestamptz
        order by created_at limit ${limit} for update skip locked)`);
  return rowCount ?? 0;
}

export async function deleteMessages(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from messages where id in (
      select id from messages where created_at < ${before.toISOString()}::timestamptz
       order by created_at limit ${limit} for update skip locked)`);
  return rowCount ?? 0;
}

/** Deletes sessions that had ended by then. */
export async function deleteEndedSessions(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from sessions where id in (
      select id from sessions where expires_at < ${before.toISOString()}::timestamptz
       limit ${limit} for update skip locked)`);
  return rowCount ?? 0;
}

/** Deletes keys of calls that are too old to be retried. */
export async function deleteIdempotencyKeys(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from idempotency_keys where id in (
      select id from idempotency_keys where created_at < ${before.toISOString()}::timestamptz
       order by created_at limit ${limit} for update skip locked)`);
  return rowCount ?? 0;
}
