/** The database queries and inserts for one batch of rows. */

import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Draft } from "#domain/imports/row.ts";
import { columnOf, FIELD_NAMES, fieldOf } from "#domain/listings/fields.ts";
import { foldPlace } from "#domain/places/city.ts";
import { newListingId } from "#domain/shared/id.ts";
import type { Db } from "#server/platform/db/client.ts";
import { listRows } from "#server/platform/db/rows.ts";
import { importedListings, importRows } from "#server/platform/db/schema/imports.ts";
import { localities } from "#server/platform/db/schema/places.ts";
import { databaseName } from "#server/shared/listings/field-columns.ts";
import { localitySlug } from "#server/shared/places/place-names.ts";
import { addLocalities, type NewLocality } from "#server/shared/places/repository.ts";

const duplicateRow = z.object({
  /** Equal for two drafts of the same listing. */
  key: z.string(),
  /** The existing listing. */
  propertyId: z.string().nullable(),
});
export type Duplicate = z.output<typeof duplicateRow>;

/** Returns each draft's key and the listing with the same key, unless both have source ids that differ. */
export async function listDuplicates(
  db: Db,
  drafts: Draft[],
  source: string,
): Promise<Duplicate[]> {
  const column = <Value>(value: (draft: Draft) => Value) => drafts.map(value);
  return listRows(
    db,
    duplicateRow,
    sql`with given as materialized (
      select at, has_key, listing_key(title, location, price, area, beds, baths, floor) as key
      from unnest(
        ${sql.param(column((draft) => draft.sourceKey !== null))}::boolean[],
        ${sql.param(column((draft) => draft.title))}::text[],
        ${sql.param(column((draft) => draft.location))}::text[],
        ${sql.param(column((draft) => draft.priceMin))}::bigint[],
        ${sql.param(column((draft) => draft.areaSqft))}::integer[],
        ${sql.param(column((draft) => draft.beds))}::smallint[],
        ${sql.param(column((draft) => draft.baths))}::smallint[],
        ${sql.param(column((draft) => draft.floor))}::smallint[]
      ) with ordinality as row(has_key, title, location, price, area, beds, baths, floor, at)
    ), found as materialized (
      select p.id, coalesce(i.source = ${source} and i.source_key is not null, false) as is_keyed,
        listing_key(p.title, p.location, p.price_min, p.area_sqft, p.beds, p.baths, p.floor) as key
      from properties p left join imported_listings i on i.property_id = p.id
      where p.deleted_at is null
        and listing_key(p.title, p.location, p.price_min, p.area_sqft, p.beds, p.baths, p.floor)
          = any(array(select key from given))
    )
    select key, case when has_key then other else any_one end as "propertyId"
    from given left join (
      select key, min(id) as any_one, min(id) filter (where not is_keyed) as other
      from found group by key
    ) as twins using (key)
    order by at`,
  );
}

/** Listings by their id at the source. */
export async function listKnownKeys(
  db: Db,
  source: string,
  keys: string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: importedListings.sourceKey, propertyId: importedListings.propertyId })
    .from(importedListings)
    .where(
      and(
        eq(importedListings.source, source),
        sql`${importedListings.sourceKey} = any(${sql.param(keys)}::text[])`,
      ),
    );
  return new Map(rows.map(({ key, propertyId }) => [key ?? "", propertyId]));
}

export type LocalityIds = Map<string, string>;

function localityKey(citySlug: string, name: string): string {
  return `${citySlug} ${foldPlace(name).replaceAll(" ", "")}`;
}

/** Every locality we know, under each of its spellings. */
export async function listLocalityIds(db: Db): Promise<LocalityIds> {
  const rows = await db
    .select({
      id: localities.id,
      citySlug: localities.citySlug,
      name: localities.name,
      nameHi: localities.nameHi,
      aliases: localities.aliases,
    })
    .from(localities);
  return new Map(
    rows.flatMap(({ id, citySlug, name, nameHi, aliases }) =>
      [...aliases, nameHi ?? name, name].map((spelling): [string, string] => [
        localityKey(citySlug, spelling),
        id,
      ]),
    ),
  );
}

/** Creates localities for new names, and adds them to the known ones. */
export async function insertLocalities(db: Db, drafts: Draft[], known: LocalityIds): Promise<void> {
  const missing = newLocalities(drafts, known);
  if (missing.size === 0) return;
  const wanted = [...missing.values()];
  await addLocalities(db, wanted);
  const slugs = wanted.map(({ slug }) => slug);
  const rows = await db
    .select({ id: localities.id, citySlug: localities.citySlug, slug: localities.slug })
    .from(localities)
    .where(inArray(localities.slug, slugs));
  const bySlug = new Map(rows.map((row) => [`${row.citySlug} ${row.slug}`, row.id]));
  for (const [key, { citySlug, slug }] of missing) {
    const id = bySlug.get(`${citySlug} ${slug}`);
    if (id) known.set(key, id);
  }
}

function newLocalities(drafts: Draft[], known: LocalityIds): Map<string, NewLocality> {
  const missing = new Map<string, NewLocality>();
  for (const { citySlug, localityName: name } of drafts) {
    const slug = localitySlug(name ?? "");
    if (name === null || slug === "") continue;
    const key = localityKey(citySlug, name);
    if (!known.has(key)) missing.set(key, { citySlug, name, slug });
  }
  return missing;
}

type Origin = {
  importId: string;
  source: string;
  companyId: string | null;
  isPublished: boolean;
  now: Date;
};

/** What a draft fills of a listing, by column. */
const COLUMNS: Record<string, { from: string; isList: boolean }> = Object.fromEntries([
  ...FIELD_NAMES.filter((name) => name !== "isFeatured").map((name) => [
    databaseName(columnOf(name)),
    { from: columnOf(name), isList: fieldOf(name).kind === "list" },
  ]),
  ...["id", "status", "companyId", "reraState", "listedAt", "createdAt", "updatedAt"].map(
    (column) => [databaseName(column), { from: column, isList: false }],
  ),
]);

/** Sends one text instead of fifty thousand parameters, which take ten times as long to serialize. */
export async function insertDrafts(
  db: Db,
  drafts: Draft[],
  known: LocalityIds,
  { importId, source, companyId, isPublished, now }: Origin,
): Promise<void> {
  if (drafts.length === 0) return;
  const rows = drafts.map((draft) => {
    const { citySlug, localityName: name, postedBy } = draft;
    const listing: Record<string, unknown> = {
      ...draft,
      id: newListingId(),
      localityId: name === null ? null : (known.get(localityKey(citySlug, name)) ?? null),
      status: isPublished ? "live" : "draft",
      companyId,
      postedBy: companyId === null ? postedBy : "company",
      listedAt: now,
      createdAt: now,
      updatedAt: now,
    };
    const columns = Object.entries(COLUMNS).map(([column, { from, isList }]) => [
      column,
      listing[from] ?? (isList ? [] : null),
    ]);
    return { ...Object.fromEntries(columns), source_key: draft.sourceKey };
  });
  const names = sql.raw(Object.keys(COLUMNS).join(", "));
  const given = JSON.stringify(rows);
  await db.execute(sql`
    with given as materialized (select ${given}::jsonb as rows), listed as (
      insert into properties (${names})
      select ${names} from given, jsonb_populate_recordset(null::properties, rows)
    )
    insert into imported_listings (property_id, import_id, source, source_key, imported_at)
    select id, ${importId}, ${source}, source_key, updated_at
    from given, jsonb_to_recordset(rows) as row(id text, source_key text, updated_at timestamptz)`);
}

export async function insertImportRows(db: Db, rows: (typeof importRows.$inferInsert)[]) {
  if (rows.length > 0) await db.insert(importRows).values(rows).onConflictDoNothing();
}
