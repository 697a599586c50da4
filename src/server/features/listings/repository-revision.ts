/** Edits of live listings that await review. */

import { eq, sql } from "drizzle-orm";
import type { ListingRevision } from "#domain/listings/listing.ts";
import type { Db } from "#server/platform/db/client.ts";
import { properties, propertyRevisions } from "#server/platform/db/schema/properties.ts";
import { databaseName } from "#server/shared/listings/field-columns.ts";
import { type ListingRow, type ListingValues, listPictureIds } from "./repository-writes.ts";

export type Revision = ListingRevision & { values: ListingValues; images: string[] };

/** With its picture ids, in order. */
export type WholeListing = ListingRow & { images: string[] };

export async function findRevision(db: Db, propertyId: string): Promise<Revision | undefined> {
  const [row] = await db
    .select()
    .from(propertyRevisions)
    .where(eq(propertyRevisions.propertyId, propertyId));
  return row as Revision | undefined;
}

/** Stores only what differs from the public version; an edit that changes nothing is not stored. */
export async function upsertRevision(
  db: Db,
  shown: WholeListing,
  { images, ...written }: ListingValues & { images: string[] },
): Promise<void> {
  const differing = Object.entries(written).filter(
    ([column, value]) =>
      value !== undefined && !isSame(value, shown[column as keyof ListingRow] ?? null),
  );
  if (differing.length === 0 && isSame(images, shown.images)) {
    await deleteRevision(db, shown.id);
    return;
  }
  const what = { values: Object.fromEntries(differing), images, state: "waiting" as const };
  await db
    .insert(propertyRevisions)
    .values({ propertyId: shown.id, ...what })
    .onConflictDoUpdate({
      target: propertyRevisions.propertyId,
      set: { ...what, updatedAt: sql`now()` },
    });
}

export async function returnRevision(db: Db, propertyId: string): Promise<void> {
  await db
    .update(propertyRevisions)
    .set({ state: "returned" })
    .where(eq(propertyRevisions.propertyId, propertyId));
}

export async function deleteRevision(db: Db, propertyId: string): Promise<void> {
  await db.delete(propertyRevisions).where(eq(propertyRevisions.propertyId, propertyId));
}

export async function findWhole(db: Db, id: string): Promise<WholeListing | undefined> {
  const [[row], images] = await Promise.all([
    db.select().from(properties).where(eq(properties.id, id)),
    listPictureIds(db, id),
  ]);
  return row && { ...row, images };
}

/** Columns by their database names. */
export function columnJson(values: ListingValues): string {
  const entries = Object.entries(values).map(([name, value]) => [databaseName(name), value]);
  return JSON.stringify(Object.fromEntries(entries));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
