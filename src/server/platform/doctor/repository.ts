import { and, asc, gt, ne, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { media } from "#server/platform/db/schema/media.ts";

type DatabaseFacts = { version: string; now: Date; knowsHindi: boolean };

export async function findDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  // With the locale C, PostgreSQL does not recognize letters outside English, and finds no Hindi name.
  const { rows } = await db.execute<Omit<DatabaseFacts, "now"> & { now: string }>(
    sql`select current_setting('server_version') as version, clock_timestamp()::text as now,
               'ह' ~ '[[:alpha:]]' as "knowsHindi"`,
  );
  const [row] = rows;
  if (!row) throw new Error("The database did not say what it is");
  return { ...row, now: new Date(row.now) };
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
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from media where id = any(${sql.param(ids)}::uuid[])`,
  );
  return new Set(rows.map(({ id }) => id));
}
