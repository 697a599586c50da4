import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { CITIES } from "#domain/places/city-table.ts";
import { PLACE_KINDS } from "#domain/search/line/suggestion.ts";
import type { Db } from "#server/platform/db/client.ts";
import { insertRows } from "#server/platform/db/insert-rows.ts";
import { listRows } from "#server/platform/db/rows.ts";
import { cities, localities, placeNames } from "#server/platform/db/schema/places.ts";
import { LOCALITIES } from "./locality-table.ts";
import { spellingsOf } from "./place-names.ts";

/** Yields to the event loop after so many places, which take a few milliseconds. */
const PLACES_AT_ONCE = 25;

const namedRow = z.object({
  kind: z.enum(PLACE_KINDS),
  citySlug: z.string(),
  localityId: z.string().nullable(),
  projectId: z.string().nullable(),
  name: z.string(),
  nameHi: z.string().nullable(),
  aliases: z.array(z.string()),
  pincode: z.string().nullable(),
});
type NameRow = Omit<typeof placeNames.$inferSelect, "id">;

/** Whether the place dictionary of this database has been filled before. */
export async function knowsPlaces(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select from place_names limit 1`);
  return rows.length > 0;
}

/** Syncs cities, localities and the dictionary with the tables in the code; runs at every start. */
export async function syncPlaces(db: Db): Promise<void> {
  await syncCitiesAndLocalities(db);
  await syncPlaceNames(db);
}

export async function syncCitiesAndLocalities(db: Db): Promise<void> {
  await syncCities(db);
  await syncLocalities(db);
}

export async function syncCities(db: Db): Promise<void> {
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

/** Leaves a locality alone that someone entered with the same name but another slug. */
async function syncLocalities(db: Db): Promise<void> {
  const rows = await db
    .select({ citySlug: localities.citySlug, name: localities.name, slug: localities.slug })
    .from(localities);
  const slugs = new Map(rows.map(({ citySlug, name, slug }) => [`${citySlug}/${name}`, slug]));
  const ours = LOCALITIES.filter(({ citySlug, name, slug }) => {
    const stored = slugs.get(`${citySlug}/${name}`);
    return stored === undefined || stored === slug;
  });
  await insertRows(
    db,
    localities,
    ours,
    sql`
      on conflict (city_slug, slug) do update set
        name_hi = excluded.name_hi,
        pincode = coalesce(excluded.pincode, localities.pincode),
        latitude = coalesce(excluded.latitude, localities.latitude),
        longitude = coalesce(excluded.longitude, localities.longitude),
        aliases = excluded.aliases
      where (localities.name_hi, localities.aliases) is distinct from (excluded.name_hi, excluded.aliases)`,
  );
}

export type NewLocality = { citySlug: string; name: string; slug: string };

/** Adds localities that are not known yet; searches find them by name from then on. */
export async function addLocalities(db: Db, wanted: NewLocality[]): Promise<void> {
  const added = await db.insert(localities).values(wanted).onConflictDoNothing().returning();
  const names = added.flatMap(({ id, citySlug, ...named }) =>
    spellingsOf(named).map((spelling) => ({
      kind: "locality" as const,
      citySlug,
      localityId: id,
      projectId: null,
      ...spelling,
    })),
  );
  if (names.length > 0) await insertPlaceNames(db, names);
}

/** Syncs the dictionary with its places: adds new spellings, deletes removed or renamed ones. */
export async function syncPlaceNames(db: Db): Promise<void> {
  // Read first: a name added in the meantime is then among the wanted ones and is not deleted.
  const stored = await db.select().from(placeNames);
  const wanted = new Map((await listSpellings(db)).map((row) => [identityOf(row), row]));
  const gone: string[] = [];
  for (const row of stored) if (!wanted.delete(identityOf(row))) gone.push(row.id);
  if (gone.length > 0) {
    await db.execute(sql`delete from place_names where id in (
      select value::uuid from jsonb_array_elements_text(${JSON.stringify(gone)}::jsonb))`);
  }
  if (wanted.size > 0) await insertPlaceNames(db, [...wanted.values()]);
}

async function insertPlaceNames(db: Db, rows: NameRow[]): Promise<void> {
  await db.execute(sql`
    insert into place_names (id, kind, city_slug, locality_id, project_id, folded, key)
    select gen_random_uuid(), kind, "citySlug", "localityId", "projectId", folded, key
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
        kind place_kind, "citySlug" text, "localityId" uuid, "projectId" uuid, folded text, key text)
    on conflict do nothing`);
}

async function listSpellings(db: Db): Promise<NameRow[]> {
  const rows = await listRows(
    db,
    namedRow,
    sql`select 'city' as kind, slug as "citySlug", null::uuid as "localityId", null::uuid as "projectId",
           name, name_hi as "nameHi", aliases, null as pincode from cities
    union all
    select 'locality', city_slug, id, null, name, name_hi, aliases, pincode from localities
    union all
    select 'project', city_slug, null, id, name, name_hi, aliases, null from projects`,
  );
  const spellings: NameRow[] = [];
  for (const [at, { name, nameHi, aliases, pincode, ...place }] of rows.entries()) {
    if (at % PLACES_AT_ONCE === 0) await yieldToEventLoop();
    for (const spelling of spellingsOf({ name, nameHi, aliases }, pincode)) {
      spellings.push({ ...place, ...spelling });
    }
  }
  return spellings;
}

function identityOf({ kind, citySlug, localityId, projectId, folded }: NameRow): string {
  return [kind, citySlug, localityId, projectId, folded].join("/");
}
