import type { Db } from "#server/db/client.ts";
import { siteSettings } from "#server/db/schema/operations.ts";

export async function listSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.select().from(siteSettings);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

export async function upsertSetting(db: Db, key: string, value: unknown): Promise<void> {
  await db
    .insert(siteSettings)
    .values({ key, value })
    .onConflictDoUpdate({ target: siteSettings.key, set: { value, updatedAt: new Date() } });
}
