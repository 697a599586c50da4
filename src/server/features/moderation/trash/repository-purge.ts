/** The end of what was deleted: rows go for good, and with them what only they held. */

import { sql } from "drizzle-orm";
import type { TrashKind } from "#domain/moderation/trash.ts";
import type { Db } from "#server/platform/db/client.ts";

type Purge = (db: Db, before: Date, limit: number) => Promise<string[]>;

/** Each deletes a few that were deleted before then, and answers which; their photos are swept as unused. */
export const PURGES: Record<TrashKind, Purge> = {
  review: async (db, before, limit) =>
    ids(
      await db.execute<{ id: string }>(sql`
        delete from reviews where id in (
          select id from reviews where deleted_at < ${before.toISOString()}::timestamptz
           order by deleted_at limit ${limit} for update skip locked)
        returning id::text as id`),
    ),

  property: async (db, before, limit) => {
    const gone = ids(
      await db.execute<{ id: string }>(sql`
        select id from properties where deleted_at < ${before.toISOString()}::timestamptz
         order by deleted_at limit ${limit} for update skip locked`),
    );
    if (gone.length === 0) return gone;
    const which = sql`${sql.param(gone)}::text[]`;
    // A contact that was about this listing only would be about nothing, which the table refuses.
    await db.execute(sql`
      delete from inquiries where property_id = any(${which})
         and company_id is null and agent_id is null and channel <> 'form'`);
    await db.execute(sql`delete from properties where id = any(${which})`);
    return gone;
  },

  agent: async (db, before, limit) => {
    const gone = ids(
      await db.execute<{ id: string }>(sql`
        select id from agents where deleted_at < ${before.toISOString()}::timestamptz
         order by deleted_at limit ${limit} for update skip locked`),
    );
    if (gone.length === 0) return gone;
    const which = sql`${sql.param(gone)}::text[]`;
    await db.execute(sql`
      delete from inquiries where agent_id = any(${which})
         and company_id is null and property_id is null and channel <> 'form'`);
    await db.execute(sql`delete from agents where id = any(${which})`);
    return gone;
  },

  // One that still has a listing waits for that: both were deleted together, but restored apart.
  company: async (db, before, limit) =>
    ids(
      await db.execute<{ id: string }>(sql`
        delete from companies where id in (
          select id from companies c where deleted_at < ${before.toISOString()}::timestamptz
             and not exists (select from properties p where p.company_id = c.id)
           order by deleted_at limit ${limit} for update skip locked)
        returning id`),
    ),
};

function ids({ rows }: { rows: { id: string }[] }): string[] {
  return rows.map((row) => row.id);
}

/** What was to be kept until a certain time and no longer; answers how many went. */
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

/** Words that were never sent, of a mail that is too old to be passed on or tried again. */
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

/** Sessions that were over by then. */
export async function deleteEndedSessions(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from sessions where id in (
      select id from sessions where expires_at < ${before.toISOString()}::timestamptz
       limit ${limit} for update skip locked)`);
  return rowCount ?? 0;
}

/** Keys of calls that nobody will send again. */
export async function deleteIdempotencyKeys(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from idempotency_keys where id in (
      select id from idempotency_keys where created_at < ${before.toISOString()}::timestamptz
       order by created_at limit ${limit} for update skip locked)`);
  return rowCount ?? 0;
}
