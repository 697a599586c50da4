import type { Db } from "#server/db/client.ts";
import { siteSettings } from "#server/db/schema/operations.ts";

export async function listSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.select().from(siteSettings);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}
