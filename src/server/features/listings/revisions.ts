/** What an owner writes about a listing that everybody sees: kept beside it until the admin has looked. */

import type { ListingStatus, ManagedProperty } from "#domain/listings/listing.ts";
import { type Caller, isAdmin, type Somebody } from "#domain/shared/actor.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import { tellStaff } from "#server/shared/staff/notices.ts";
import { findRevisedProperty } from "./repository-managed.ts";
import { findRevision, upsertRevision, type WholeListing } from "./repository-revision.ts";
import { type PropertyRow, type PropertyValues, updateProperty } from "./repository-writes.ts";

/**
 * What an edit goes on from. An owner goes on from what they last wrote; an admin from what the public sees, and
 * leaves what waits beside it alone. Once a listing is not live any more there is nothing to keep apart.
 */
export async function lastWritten(
  tx: Db,
  actor: Somebody,
  { images, ...row }: WholeListing,
  status: ListingStatus,
): Promise<{ row: PropertyRow; values: PropertyValues; images: string[]; isMerged: boolean }> {
  const revision = await findRevision(tx, row.id);
  const isMerged = revision !== undefined && (!isAdmin(actor) || status !== "live");
  if (!isMerged) return { row, values: {}, images, isMerged };
  const { values } = revision;
  return { row: { ...row, ...values } as PropertyRow, values, images: revision.images, isMerged };
}

type Written = { before: WholeListing; columns: PropertyValues; images: string[] };

export async function keepBeside(
  tx: Db,
  caller: Caller,
  shown: WholeListing,
  { before, columns, images }: Written,
): Promise<ManagedProperty> {
  const { id } = shown;
  await upsertRevision(tx, shown, { ...columns, images });
  // Also a new version: whoever decides about an older one has not seen this.
  await updateProperty(tx, id, { statusReason: null });
  const after = { ...before, ...columns, images };
  const action = "property.revised";
  await insertAudit(tx, caller, { action, objectType: "property", objectId: id, before, after });
  await tellStaff(tx, { kind: "change", subjectId: id, title: shown.title });
  const property = await findRevisedProperty(tx, id);
  if (!property) throw new Error("A listing that was just written is not there");
  return property;
}
