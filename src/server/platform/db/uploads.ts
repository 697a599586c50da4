/** Uploaded pictures that a user may attach to their own listings or profiles. */

import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { User } from "#domain/shared/actor.ts";
import type { Db } from "./client.ts";
import { companyMembers } from "./schema/companies.ts";
import { media } from "./schema/media.ts";

type Bucket = (typeof media.$inferSelect)["bucket"];

/** Those of the right bucket that the actor or a fellow member uploaded; an admin may use all. */
export async function listUsable(db: Db, ids: string[], bucket: Bucket, actor: User) {
  if (ids.length === 0) return [];
  const colleagues = db
    .select({ id: companyMembers.userId })
    .from(companyMembers)
    .where(eq(companyMembers.companyId, actor.companyId ?? ""));
  const isTheirs = or(eq(media.uploadedBy, actor.userId), inArray(media.uploadedBy, colleagues));
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(
      and(
        inArray(media.id, ids),
        eq(media.bucket, bucket),
        actor.role === "admin" ? sql`true` : isTheirs,
      ),
    );
  return rows.map((row) => row.id);
}

/** The pictures of homes among these that a guest uploaded under one of these tickets. */
export async function listSentByGuest(db: Db, ids: string[], ticketIds: string[]) {
  if (ids.length === 0 || ticketIds.length === 0) return [];
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(
      and(
        inArray(media.id, ids),
        inArray(media.ticketId, ticketIds),
        eq(media.bucket, "property-images"),
      ),
    );
  return rows.map((row) => row.id);
}
