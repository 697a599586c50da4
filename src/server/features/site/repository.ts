import { isNotNull, sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/client.ts";
import { sessions } from "#server/platform/db/schema/accounts.ts";
import { siteSettings } from "#server/platform/db/schema/operations.ts";

export type StoredSettings = { values: Record<string, unknown>; updatedAt: Date };

/** The version before any setting was saved. */
const NEVER = new Date(0);

export async function listSettings(db: Db): Promise<StoredSettings> {
  const rows = await db.select().from(siteSettings);
  return {
    values: Object.fromEntries(rows.map(({ key, value }) => [key, value])),
    updatedAt: rows.reduce(
      (latest, row) => (row.updatedAt > latest ? row.updatedAt : latest),
      NEVER,
    ),
  };
}

/** Blocks other writers until the transaction ends: of two based on the same version, one is refused. */
export async function lockSettings(db: Db): Promise<void> {
  await db.execute(sql`lock table site_settings in share row exclusive mode`);
}

/** Newer than every other setting even if the clock has not moved: the latest one is the version of all. */
export async function upsertSetting(db: Db, key: string, value: unknown): Promise<void> {
  const updatedAt = sql`greatest(clock_timestamp(),
    (select max(updated_at) + interval '1 millisecond' from site_settings))`;
  await db
    .insert(siteSettings)
    .values({ key, value, updatedAt })
    .onConflictDoUpdate({ target: siteSettings.key, set: { value, updatedAt } });
}

/** Ends all running view-as sessions. */
export async function deleteViews(db: Db): Promise<void> {
  await db.delete(sessions).where(isNotNull(sessions.impersonatedBy));
}
