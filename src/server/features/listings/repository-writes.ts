import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { foldPlace } from "#domain/places/city.ts";
import type { Db } from "#server/platform/db/client.ts";
import { nextVersion } from "#server/platform/db/schema/columns.ts";
import { companies } from "#server/platform/db/schema/companies.ts";
import { localities } from "#server/platform/db/schema/places.ts";
import { properties, propertyImages } from "#server/platform/db/schema/properties.ts";
import { localitySlug } from "#server/shared/places/place-names.ts";

export type ListingRow = typeof properties.$inferSelect;
export type ListingValues = Partial<typeof properties.$inferInsert>;

/** Locked until the transaction ends: a second editor waits and then sees what the first wrote. */
export async function findListingToChange(db: Db, id: string): Promise<ListingRow | undefined> {
  const [row] = await db.select().from(properties).where(eq(properties.id, id)).for("update");
  return row;
}

export async function insertListing(db: Db, values: typeof properties.$inferInsert) {
  const [row] = await db.insert(properties).values(values).returning();
  if (!row) throw new Error("A listing was not stored");
  return row;
}

export async function updateListing(db: Db, id: string, values: ListingValues) {
  const [row] = await db
    .update(properties)
    .set({ ...values, ...(values.status && SEEN_IF_LIVE), updatedAt: nextVersion })
    .where(eq(properties.id, id))
    .returning();
  if (!row) throw new Error("The listing went away while it was locked");
  return row;
}

/** Refers to the row before the update, as the right-hand side of an SQL update always does. */
const SEEN_IF_LIVE = { wasLive: sql`${properties.wasLive} or ${properties.status} = 'live'` };

/** Leaves `updatedAt` as it is, so that a concurrent edit does not see a new version. */
export async function updateConfirmed(db: Db, id: string, confirmedAt: Date): Promise<void> {
  const updatedAt = sql`${properties.updatedAt}`;
  await db.update(properties).set({ confirmedAt, updatedAt }).where(eq(properties.id, id));
}

export async function listPictureIds(db: Db, propertyId: string): Promise<string[]> {
  const rows = await db
    .select({ id: propertyImages.mediaId })
    .from(propertyImages)
    .where(eq(propertyImages.propertyId, propertyId))
    .orderBy(propertyImages.position);
  return rows.map((row) => row.id);
}

/** Sets exactly these pictures in this order. */
export async function replacePictures(
  db: Db,
  propertyId: string,
  mediaIds: string[],
): Promise<void> {
  await db.delete(propertyImages).where(eq(propertyImages.propertyId, propertyId));
  if (mediaIds.length === 0) return;
  await db
    .insert(propertyImages)
    .values(mediaIds.map((mediaId, position) => ({ propertyId, mediaId, position })));
}

/** A shared lock: while a listing is written under its name, the company cannot be deleted or suspended. */
export async function findCompanyState(db: Db, id: string) {
  const [row] = await db
    .select({ id: companies.id, status: companies.status })
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deletedAt)))
    .for("share");
  return row;
}

/**
 * Changes to a company cascade to its listings, so it is locked before them; locking the listing first
 * would deadlock with a company that waits for the listing.
 */
export async function lockCompanyOf(db: Db, propertyId: string): Promise<void> {
  await db.execute(sql`select 1 from companies
    where id = (select company_id from properties where id = ${propertyId}) for share`);
}

/** The first of these names that is a locality of the city. */
export async function findLocality(
  db: Db,
  citySlug: string,
  names: string[],
): Promise<string | null> {
  const slugs = names.map(localitySlug).filter((slug) => slug !== "");
  if (slugs.length === 0) return null;
  const lowered = names.map((name) => name.toLowerCase());
  const rows = await db
    .select({ id: localities.id, name: localities.name, aliases: localities.aliases })
    .from(localities)
    .where(
      and(
        eq(localities.citySlug, citySlug),
        or(
          inArray(localities.slug, slugs),
          inArray(sql`lower(${localities.name})`, lowered),
          inArray(localities.nameHi, names),
          sql`${localities.aliases} && ${sql.param([...names, ...lowered])}::text[]`,
        ),
      ),
    );
  const folded = names.map(foldPlace);
  const ranked = rows.toSorted((a, b) => rankIn(folded, a) - rankIn(folded, b));
  return ranked[0]?.id ?? null;
}

function rankIn(folded: string[], { name, aliases }: { name: string; aliases: string[] }): number {
  const places = [name, ...aliases].map((spelling) => folded.indexOf(foldPlace(spelling)));
  const known = places.filter((place) => place >= 0);
  return known.length === 0 ? folded.length : Math.min(...known);
}
