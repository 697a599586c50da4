/** The user's own account: what is stored, and its deletion. */

import { and, desc, eq, isNull, lt } from "drizzle-orm";
import type { Language } from "#domain/shared/language.ts";
import type { Db } from "#server/platform/db/client.ts";
import { phoneCodes, proofs, users, verifications } from "#server/platform/db/schema/accounts.ts";
import { affiliateLinks } from "#server/platform/db/schema/affiliates.ts";
import { companies, companyMembers, reviews } from "#server/platform/db/schema/companies.ts";
import { earnings } from "#server/platform/db/schema/earnings.ts";
import { properties } from "#server/platform/db/schema/properties.ts";
import { savedHomes, savedSearches } from "#server/platform/db/schema/saved.ts";

const MOST_ROWS = 5_000;

export async function findName(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.id, id));
  return row?.name;
}

/** The company a user works for, and whether it is verified. */
export async function findEmployer(db: Db, userId: string) {
  const [row] = await db
    .select({ name: companies.name, verifiedAt: companies.verifiedAt })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.userId, userId), isNull(companies.deletedAt)));
  return row && { name: row.name, isVerified: row.verifiedAt !== null };
}

type Place = { address: string; city: string; state: string; pincode: string; language: Language };

/** Stores empty values as null. */
export async function updatePlace(db: Db, id: string, place: Place): Promise<void> {
  await db
    .update(users)
    .set({
      address: place.address || null,
      city: place.city || null,
      state: place.state || null,
      pincode: place.pincode || null,
      language: place.language,
    })
    .where(eq(users.id, id));
}

export async function listOwnReviews(db: Db, userId: string) {
  return db
    .select()
    .from(reviews)
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.createdAt))
    .limit(MOST_ROWS);
}

/** An affiliate's links and earnings; empty for others. */
export async function listOwnAffiliateRows(db: Db, userId: string) {
  const [links, lines] = await Promise.all([
    db.select().from(affiliateLinks).where(eq(affiliateLinks.userId, userId)).limit(MOST_ROWS),
    db.select().from(earnings).where(eq(earnings.userId, userId)).limit(MOST_ROWS),
  ]);
  return { links, earnings: lines.map(({ recordedBy: _, ...line }) => line) };
}

export async function listOwnProofs(db: Db, userId: string) {
  return db.select().from(proofs).where(eq(proofs.userId, userId)).limit(MOST_ROWS);
}

export async function listOwnListings(db: Db, userId: string) {
  return db
    .select({
      id: properties.id,
      title: properties.title,
      location: properties.location,
      priceRange: properties.priceRange,
      description: properties.description,
      status: properties.status,
      createdAt: properties.createdAt,
    })
    .from(properties)
    .where(eq(properties.ownerId, userId))
    .orderBy(desc(properties.createdAt))
    .limit(MOST_ROWS);
}

export async function listOwnSaved(db: Db, userId: string) {
  const [homes, searches] = await Promise.all([
    db.select().from(savedHomes).where(eq(savedHomes.userId, userId)).limit(MOST_ROWS),
    db.select().from(savedSearches).where(eq(savedSearches.userId, userId)).limit(MOST_ROWS),
  ]);
  return { homes, searches };
}

export async function deleteOutdatedProofs(db: Db, now: Date): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, now));
  await db.delete(phoneCodes).where(lt(phoneCodes.expiresAt, now));
}
