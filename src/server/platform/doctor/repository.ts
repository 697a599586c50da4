import { and, asc, gt, inArray, ne, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#server/platform/db/client.ts";
import { getRow, moment } from "#server/platform/db/rows.ts";
import { media } from "#server/platform/db/schema/media.ts";

const factsRow = z.object({ version: z.string(), now: moment, knowsHindi: z.boolean() });

export async function findDatabaseFacts(db: Db) {
  // With the locale C, PostgreSQL does not recognize letters outside English, and finds no Hindi name.
  return getRow(
    db,
    factsRow,
    sql`select current_setting('server_version') as version, clock_timestamp() as now,
               'ह' ~ '[[:alpha:]]' as "knowsHindi"`,
  );
}

/** Pictures stored as files, as opposed to those rendered on request, after this one. */
export async function listStoredPictures(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(ne(media.kind, "illustration"), gt(media.id, after)))
    .orderBy(asc(media.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function listKnownPictures(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db.select({ id: media.id }).from(media).where(inArray(media.id, ids));
  return new Set(rows.map(({ id }) => id));
}
