import { sql } from "drizzle-orm";
import type { BulkKind } from "#domain/moderation/bulk.ts";
import type { Db } from "#server/platform/db/client.ts";
import { listIds } from "#server/platform/db/rows.ts";

const TABLES: Record<BulkKind, string> = {
  property: "properties",
  company: "companies",
  agent: "agents",
  requirement: "requirements",
  review: "reviews",
  report: "reports",
  user: "users",
  message: "messages",
  subscriber: "subscribers",
  lead: "earnings",
};

/** Which of these ids exist. */
export async function listKnownIds(
  db: Db,
  kind: BulkKind,
  ids: readonly string[],
): Promise<Set<string>> {
  const known = await listIds(
    db,
    sql`select id::text as id from ${sql.identifier(TABLES[kind])}
         where id::text = any(${sql.param(ids)}::text[])`,
  );
  return new Set(known);
}
