/** What the public last saw of a listing whose change waits, and whom to tell what became of it. */

import { eq, sql } from "drizzle-orm";
import type { Language } from "#domain/language.ts";
import { shownOf } from "#domain/listing-changes.ts";
import type { Db } from "#server/db/client.ts";
import { properties, propertySnapshots } from "#server/db/schema/properties.ts";
import { listImageIds } from "./repository-writes.ts";

type Shown = Record<string, unknown>;

/** What a visitor would see of it if it were live. */
export async function findShown(db: Db, id: string): Promise<Shown> {
  const [[row], images] = await Promise.all([
    db.select().from(properties).where(eq(properties.id, id)),
    listImageIds(db, id),
  ]);
  return shownOf({ ...row, images });
}

export async function upsertSnapshot(db: Db, propertyId: string, shown: Shown): Promise<void> {
  await db
    .insert(propertySnapshots)
    .values({ propertyId, shown })
    .onConflictDoUpdate({ target: propertySnapshots.propertyId, set: { shown } });
}

export async function findSnapshot(db: Db, propertyId: string): Promise<Shown | undefined> {
  const [row] = await db
    .select({ shown: propertySnapshots.shown })
    .from(propertySnapshots)
    .where(eq(propertySnapshots.propertyId, propertyId));
  return row?.shown;
}

export async function deleteSnapshot(db: Db, propertyId: string): Promise<void> {
  await db.delete(propertySnapshots).where(eq(propertySnapshots.propertyId, propertyId));
}

export type ListingContact = { name: string; email: string; language: Language };

/** The seller whose own it is, or else the company. */
export async function findListingContact(
  db: Db,
  propertyId: string,
): Promise<ListingContact | undefined> {
  const { rows } = await db.execute<{ name: string; email: string; language: string }>(sql`
    select coalesce(u.name, c.name) as name, coalesce(u.email, c.email) as email,
           coalesce(u.language, 'en') as language
      from properties p
      left join users u on u.id = p.owner_id
      left join companies c on c.id = p.company_id
     where p.id = ${propertyId} and coalesce(u.email, c.email) is not null`);
  const [row] = rows;
  return row && { ...row, language: row.language === "hi" ? "hi" : "en" };
}
