import { inArray, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { listIds } from "#server/platform/db/rows.ts";
import { media } from "#server/platform/db/schema/media.ts";

/**
 * Deletes the rows of pictures that nothing shows, and returns which. A row that is being attached at this
 * very moment is locked, and left alone.
 */
export async function deleteUnusedPictures(
  db: Db,
  olderThan: Date,
  limit: number,
): Promise<string[]> {
  return listIds(
    db,
    sql`with unused as materialized (
      select id from media
      where kind = 'photo' and created_at < ${olderThan.toISOString()}
        and not exists (select 1 from property_images where media_id = media.id)
        and not exists (select 1 from property_revisions where images ? media.id::text)
        and not exists (select 1 from companies where logo_id = media.id)
        and not exists (select 1 from agents where portrait_id = media.id)
        and not exists (select 1 from users where users.image like '%' || media.id || '%')
      order by created_at
      limit ${limit}
      for update skip locked
    )
    delete from media where id in (select id from unused) returning id`,
  );
}

/** Which of these have a row. */
export async function listKnownPictures(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db.select({ id: media.id }).from(media).where(inArray(media.id, ids));
  return new Set(rows.map(({ id }) => id));
}
