import { and, asc, count, eq } from "drizzle-orm";
import type { AdminView } from "#domain/moderation/admin-view.ts";
import type { AdminViewKey } from "#domain/moderation/admin-view-schema.ts";
import type { Db } from "#server/platform/db/client.ts";
import { adminViews } from "#server/platform/db/schema/views.ts";

const { path, name, search, userId: owner, createdAt } = adminViews;

export async function listViews(db: Db, userId: string): Promise<AdminView[]> {
  return db
    .select({ path, name, search })
    .from(adminViews)
    .where(eq(owner, userId))
    .orderBy(asc(path), asc(createdAt), asc(name));
}

export async function countViews(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(adminViews).where(eq(owner, userId));
  return row?.count ?? 0;
}

export async function upsertView(db: Db, userId: string, view: AdminView): Promise<void> {
  await db
    .insert(adminViews)
    .values({ userId, ...view })
    .onConflictDoUpdate({ target: [owner, path, name], set: { search: view.search } });
}

/** Existing views of the same name stay. */
export async function insertNewViews(db: Db, userId: string, views: AdminView[]): Promise<void> {
  if (views.length === 0) return;
  await db
    .insert(adminViews)
    .values(views.map((view) => ({ userId, ...view })))
    .onConflictDoNothing();
}

export async function deleteView(db: Db, userId: string, key: AdminViewKey): Promise<void> {
  await db.delete(adminViews).where(and(eq(owner, userId), eq(path, key.path), eq(name, key.name)));
}
