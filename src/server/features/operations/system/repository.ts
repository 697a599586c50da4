import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#server/platform/db/client.ts";
import { getRow } from "#server/platform/db/rows.ts";

const stateRow = z.object({
  version: z.string(),
  bytes: z.number(),
  queuedMessages: z.number(),
  failedMessages: z.number(),
  queuedImports: z.number(),
  failedImports: z.number(),
});
const waitingRow = z.object({ messages: z.number(), imports: z.number() });

/** There are as many imports as uploaded files: few enough to scan them all. */
export async function findDatabaseState(db: Db) {
  return getRow(
    db,
    stateRow,
    sql`select
      current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes,
      (select count(*) from messages where status = 'queued') as "queuedMessages",
      (select count(*) from messages where status = 'failed') as "failedMessages",
      (select count(*) from imports where status in ('queued', 'running')) as "queuedImports",
      (select count(*) from imports where status = 'failed') as "failedImports"`,
  );
}

export async function countWaiting(db: Db) {
  return getRow(
    db,
    waitingRow,
    sql`select
      (select count(*) from messages where status = 'queued') as messages,
      (select count(*) from imports where status in ('queued', 'running')) as imports`,
  );
}
