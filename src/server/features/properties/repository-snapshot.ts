/** What the public last saw of a listing whose change waits, and whom to tell what became of it. */

import { eq, sql } from "drizzle-orm";
import { reachableEmail } from "#domain/account.ts";
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

export type ListingContact = {
  name: string;
  email: string | null;
  phone: string | null;
  language: Language;
  /** By what page they come to it: a guest by the secret link, others by their desk. */
  desk: "guest" | "seller" | "company";
};

type ContactRow = Omit<ListingContact, "language"> & { language: string };

/** The seller whose own it is, or the guest who offered it, or else the company. */
export async function findListingContact(
  db: Db,
  propertyId: string,
): Promise<ListingContact | undefined> {
  const { rows } = await db.execute<ContactRow>(sql`
    select case when u.id is not null then 'seller' when g.property_id is not null then 'guest'
                else 'company' end as desk,
           coalesce(u.name, g.owner_name, c.name) as name,
           case when u.id is not null then u.email
                when g.property_id is not null then g.email else c.email end as email,
           case when u.id is not null then u.phone_number
                when g.property_id is not null then g.phone else c.contact end as phone,
           coalesce(u.language, g.language::text, 'en') as language
      from properties p
      left join users u on u.id = p.owner_id
      left join submissions g on g.property_id = p.id
      left join companies c on c.id = p.company_id
     where p.id = ${propertyId} and coalesce(u.id, g.property_id, c.id) is not null`);
  const [row] = rows;
  if (!row) return undefined;
  const email = row.email === null ? null : reachableEmail(row.email);
  return { ...row, email, language: row.language === "hi" ? "hi" : "en" };
}
