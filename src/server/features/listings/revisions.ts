/** An owner's edits of a live listing, stored beside it until the admin has reviewed them. */

import type { ListingStatus, ManagedListing } from "#domain/listings/listing.ts";
import { type Caller, isAdmin, type User } from "#domain/shared/actor.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import { notifyStaff } from "#server/shared/staff/notices.ts";
import { findRevisedListing } from "./repository-managed.ts";
import { findRevision, upsertRevision, type WholeListing } from "./repository-revision.ts";
import { type ListingRow, type ListingValues, updateListing } from "./repository-writes.ts";

/**
 * The base of an edit. An owner continues from their last edit; an admin from what the public sees, leaving
 * the pending edit alone. Once a listing is no longer live, there is no need to separate the two.
 */
export async function baseForEdit(
  tx: Db,
  actor: User,
  { images, ...row }: WholeListing,
  status: ListingStatus,
): Promise<{ row: ListingRow; values: ListingValues; images: string[]; isMerged: boolean }> {
  const revision = await findRevision(tx, row.id);
  const isMerged = revision !== undefined && (!isAdmin(actor) || status !== "live");
  if (!isMerged) return { row, values: {}, images, isMerged };
  const { values } = revision;
  return { row: { ...row, ...values } as ListingRow, values, images: revision.images, isMerged };
}

type Written = { before: WholeListing; columns: ListingValues; images: string[] };

export async function saveRevision(
  tx: Db,
  caller: Caller,
  shown: WholeListing,
  { before, columns, images }: Written,
): Promise<ManagedListing> {
  const { id } = shown;
  await upsertRevision(tx, shown, { ...columns, images });
  // Creates a new version too: an admin deciding on an older one has not seen this.
  await updateListing(tx, id, { statusReason: null });
  const after = { ...before, ...columns, images };
  const action = "property.revised";
  await insertAudit(tx, caller, { action, objectType: "property", objectId: id, before, after });
  await notifyStaff(tx, { kind: "change", subjectId: id, title: shown.title });
  const property = await findRevisedListing(tx, id);
  if (!property) throw new Error("A listing that was just written is not there");
  return property;
}
