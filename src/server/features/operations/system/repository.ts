import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";

type Row = {
  version: string;
  bytes: number;
  queuedMessages: number;
  failedMessages: number;
  queuedImports: number;
  failedImports: number;
};

/** There are as many imports as uploaded files: few enough to scan them all. */
export async function findDatabaseState(db: Db): Promise<Row> {
  const { rows } = await db.execute<Row>(sql`
    select
      current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes,
      (select count(*) from messages where status = 'queued') as "queuedMessages",
      (select count(*) from messages where status = 'failed') as "failedMessages",
      (select count(*) from imports where status in ('queued', 'running')) as "queuedImports",
      (select count(*) from imports where status = 'failed') as "failedImports"`);
  const [row] = rows;
  if (!row) throw new Error("The database did not say how it is");
  return row;
}

export async function countWaiting(db: Db): Promise<{ messages: number; imports: number }> {
  const { rows } = await db.execute<{ messages: number; imports: number }>(sql`
    select
      (select count(*) from messages where status = 'queued') as messages,
      (select count(*) from imports where status in ('queued', 'running')) as imports`);
  return rows[0] ?? { messages: 0, imports: 0 };
}
