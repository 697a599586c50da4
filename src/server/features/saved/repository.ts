/** Homes and searches that users save in their account. */

import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { PURPOSES } from "#domain/listings/listing.ts";
import type { AlertFrequency } from "#domain/saved/alert.ts";
import {
  homeChange,
  MAX_SAVED_HOMES,
  MAX_SAVED_SEARCHES,
  type SavedHome,
} from "#domain/saved/saved.ts";
import type { SavedHomeFilter } from "#domain/saved/saved-schema.ts";
import type { Language } from "#domain/shared/language.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { countUpToLimit } from "#server/platform/db/count.ts";
import { isoTime } from "#server/platform/db/iso-time.ts";
import { after, encodeCursor, orderBy, type SortKey } from "#server/platform/db/keyset.ts";
import { listIds, listRows } from "#server/platform/db/rows.ts";
import { savedHomes, savedSearches } from "#server/platform/db/schema/saved.ts";

export type SavedSearchRow = typeof savedSearches.$inferSelect;

const NEWEST_FIRST: SortKey[] = [
  { expression: sql`h.saved_at`, direction: "desc", cast: "timestamptz" },
  { expression: sql`h.property_id`, direction: "desc", cast: "text" },
];

/** Only what was public once, so that guessing an id does not reveal a draft. */
const WAS_PUBLIC = sql`p.status in ('live', 'paused', 'sold', 'rented', 'expired') and p.deleted_at is null`;

const homeRow = z.object({
  id: z.string(),
  title: z.string(),
  location: z.string(),
  purpose: z.enum(PURPOSES),
  priceMin: z.number().nullable(),
  priceMax: z.number().nullable(),
  priceRange: z.string(),
  priceWhenSaved: z.number().nullable(),
  pictureId: z.string().nullable(),
  savedAt: z.string(),
  isLive: z.boolean(),
  wasSeenGone: z.boolean(),
});
type HomeRow = z.output<typeof homeRow>;

export async function listSavedHomes(
  db: Db,
  userId: string,
  { cursor, limit }: SavedHomeFilter,
): Promise<Page<SavedHome>> {
  const start = after(NEWEST_FIRST, cursor);
  const [rows, total] = await Promise.all([
    listRows(
      db,
      homeRow,
      sql`select p.id, p.title, p.location, p.purpose, p.price_min as "priceMin", p.price_max as "priceMax",
             p.price_range as "priceRange", h.price_when_saved as "priceWhenSaved",
             (select media_id from property_images i where i.property_id = p.id and i.position = 0) as "pictureId",
             ${isoTime("h.saved_at")} as "savedAt",
             p.status = 'live' and p.deleted_at is null as "isLive",
             h.seen_gone_at is not null as "wasSeenGone"
        from saved_homes h join properties p on p.id = h.property_id
       where h.user_id = ${userId} ${start ? sql`and ${start}` : sql``}
       order by ${orderBy(NEWEST_FIRST)} limit ${limit + 1}`,
    ),
    countUpToLimit(db, sql`saved_homes`, eq(savedHomes.userId, userId)),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(toHome),
    nextCursor: rows.length > limit && last ? encodeCursor([last.savedAt, last.id]) : null,
    ...total,
  };
}

/** Saves only what was public once; a home that is already saved keeps its price and date. */
export async function insertSavedHomes(
  db: Db,
  userId: string,
  homes: readonly { id: string; priceMin?: number | null | undefined }[],
): Promise<string[]> {
  if (homes.length === 0) return [];
  const ids = sql.param(homes.map(({ id }) => id));
  const prices = sql.param(homes.map(({ priceMin }) => priceMin ?? null));
  return listIds(
    db,
    sql`insert into saved_homes (user_id, property_id, price_when_saved, saved_at)
    select ${userId}, id, price, now() - place * interval '1 millisecond'
      from (select p.id, coalesce(given.price, p.price_min) as price,
                   row_number() over (order by given.place) as place
              from unnest(${ids}::text[], ${prices}::bigint[]) with ordinality as given (id, price, place)
              join properties p on p.id = given.id and ${WAS_PUBLIC}
             where not exists (select from saved_homes h
                                where h.user_id = ${userId} and h.property_id = p.id)) as fresh
     where place + (select count(*) from saved_homes where user_id = ${userId}) <= ${MAX_SAVED_HOMES}
        on conflict do nothing returning property_id as id`,
  );
}

export async function isSavedHome(db: Db, userId: string, propertyId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: savedHomes.propertyId })
    .from(savedHomes)
    .where(and(eq(savedHomes.userId, userId), eq(savedHomes.propertyId, propertyId)));
  return row !== undefined;
}

export async function deleteSavedHomes(db: Db, userId: string, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { rowCount } = await db
    .delete(savedHomes)
    .where(and(eq(savedHomes.userId, userId), inArray(savedHomes.propertyId, ids)));
  return rowCount ?? 0;
}

/** Records that the user has seen that these are gone. */
export async function updateSeenGone(db: Db, userId: string, ids: string[]): Promise<void> {
  await db
    .update(savedHomes)
    .set({ seenGoneAt: sql`now()` })
    .where(
      and(
        eq(savedHomes.userId, userId),
        inArray(savedHomes.propertyId, ids),
        isNull(savedHomes.seenGoneAt),
      ),
    );
}

export async function listSavedSearches(db: Db, userId: string): Promise<SavedSearchRow[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), asc(savedSearches.id))
    .limit(MAX_SAVED_SEARCHES);
}

export type NewSearch = {
  path: string;
  frequency: AlertFrequency;
  language: Language;
  toldUpTo: Date;
  nextAlertAt: Date | null;
};

/** Saves those that are not saved yet, up to the limit. */
export async function insertSavedSearches(
  db: Db,
  userId: string,
  searches: readonly NewSearch[],
): Promise<void> {
  const known = new Set((await listSavedSearches(db, userId)).map(({ path }) => path));
  const fresh = searches.filter(({ path }) => !known.has(path));
  const room = fresh.slice(0, Math.max(0, MAX_SAVED_SEARCHES - known.size));
  if (room.length === 0) return;
  await db
    .insert(savedSearches)
    .values(room.map((search) => ({ userId, ...search })))
    .onConflictDoNothing();
}

export async function findSavedSearch(
  db: Db,
  userId: string,
  by: { id: string } | { path: string },
): Promise<SavedSearchRow | undefined> {
  const which = "id" in by ? eq(savedSearches.id, by.id) : eq(savedSearches.path, by.path);
  const [row] = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), which));
  return row;
}

type SearchChange = Partial<
  Pick<SavedSearchRow, "frequency" | "language" | "toldUpTo" | "nextAlertAt" | "lookedAt">
>;

export async function updateSavedSearch(
  db: Db,
  id: string,
  change: SearchChange,
): Promise<SavedSearchRow | undefined> {
  const [row] = await db
    .update(savedSearches)
    .set(change)
    .where(eq(savedSearches.id, id))
    .returning();
  return row;
}

export async function deleteSavedSearches(
  db: Db,
  userId: string,
  by: { ids: string[] } | { paths: string[] },
): Promise<number> {
  const values = "ids" in by ? by.ids : by.paths;
  if (values.length === 0) return 0;
  const which = "ids" in by ? savedSearches.id : savedSearches.path;
  const { rowCount } = await db
    .delete(savedSearches)
    .where(and(eq(savedSearches.userId, userId), inArray(which, values)));
  return rowCount ?? 0;
}

function toHome({ isLive, wasSeenGone, ...row }: HomeRow): SavedHome {
  const change = homeChange({ ...row, isLive, wasSeenGone });
  return { ...row, ...(!isLive && { priceMin: row.priceWhenSaved, priceMax: null }), change };
}
