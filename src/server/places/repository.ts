import { sql } from "drizzle-orm";
import { CITIES } from "#domain/city-table.ts";
import type { Db } from "#server/db/client.ts";
import { cities } from "#server/db/schema/places.ts";

/** Brings the table of cities up to the one in the code; run at every start. */
export async function syncPlaces(db: Db): Promise<void> {
  const rows = CITIES.map((city) => ({ ...city, aliases: [...city.aliases] }));
  await db
    .insert(cities)
    .values(rows)
    .onConflictDoUpdate({
      target: cities.slug,
      set: {
        name: sql`excluded.name`,
        nameHi: sql`excluded.name_hi`,
        state: sql`excluded.state`,
        stateName: sql`excluded.state_name`,
        latitude: sql`excluded.latitude`,
        longitude: sql`excluded.longitude`,
        aliases: sql`excluded.aliases`,
      },
    });
}
