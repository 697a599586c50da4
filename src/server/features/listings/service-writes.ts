/** Changes to listings; each action is one transaction with its line in the audit log. */

import type {
  ListingChanges,
  ListingInput,
  ManagedListingFilter,
} from "#domain/listings/input-schema.ts";
import {
  type ActorKind,
  canTransition,
  firstStatus,
  hasEnded,
  hasPendingRevision,
  statusAfter,
} from "#domain/listings/lifecycle.ts";
import type { ListingStatus, ManagedListing } from "#domain/listings/listing.ts";
import { canEditListing, canListFor, canSeeListing } from "#domain/listings/policy.ts";
import { listingProblems } from "#domain/listings/problems.ts";
import { type Actor, type Caller, isAdmin, type User } from "#domain/shared/actor.ts";
import { canRestore, RESTORE_DAYS } from "#domain/shared/deletion.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isListingId } from "#domain/shared/id.ts";
import type { Page } from "#domain/shared/page.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { type AuditRecord, insertAudit } from "#server/platform/audit/repository.ts";
import { refuseStale } from "#server/platform/audit/versions.ts";
import type { Db } from "#server/platform/db/client.ts";
import { notifyStaff } from "#server/shared/staff/notices.ts";
import { findManagedListing, listManagedListings } from "./repository-managed.ts";
import { deleteRevision } from "./repository-revision.ts";
import {
  findCompanyState,
  findListingToChange,
  insertListing,
  type ListingRow,
  listPictureIds,
  lockCompanyOf,
  replacePictures,
  updateListing,
} from "./repository-writes.ts";
import { baseForEdit, saveRevision } from "./revisions.ts";
import {
  companyAfter,
  companyFor,
  forbidden,
  invalid,
  liveOrInReview,
  notFound,
  refuseUnfit,
  signedIn,
  waitingListing,
} from "./write-rules.ts";
import { changedColumns, imagesFrom, newColumns } from "./written-columns.ts";

/** `/api/lands` serves the same listings but only knows land. */
export type ListingApi = "property" | "land";

export type ListingWrites = ReturnType<typeof createListingWrites>;

export function createListingWrites({ db, now, publicUrl, site }: Deps) {
  return {
    /** Live or not, with its state, for those who may edit it. */
    async findManaged(actor: Actor, id: string): Promise<ManagedListing | undefined> {
      if (!actor || !isListingId(id)) return undefined;
      const property = await findManagedListing(db, id);
      if (!property || !canEditListing(actor, property)) return undefined;
      return property.deletedAt === null || isAdmin(actor) ? property : undefined;
    },

    listManaged: (filter: ManagedListingFilter): Promise<Page<ManagedListing>> =>
      listManagedListings(db, {}, filter),

    /** With the user's own pictures, or those of the own listing that it is a copy of. */
    async create(
      caller: Caller,
      input: ListingInput,
      copied: string[] = [],
    ): Promise<ManagedListing> {
      const actor = signedIn(caller);
      const companyId = companyFor(actor, input.companyId);
      if (!canListFor(actor, companyId)) throw forbidden();
      return db.transaction(async (tx) => {
        const isCompanyLive = await stateOfCompany(tx, companyId);
        const wanted = firstStatus({ to: input.status, ...(await actorKindOf(actor)) });
        if (wanted === undefined) throw invalid({ status: [listingProblems.badBeginning()] });
        const status = liveOrInReview(wanted, isCompanyLive, actor);
        const images = await imagesFrom(tx, { actor, publicUrl }, input.images, copied);
        const columns = await newColumns(tx, actor, input);
        refuseUnfit({ from: "draft", to: status }, columns, { ...columns, images });
        const row = await insertListing(tx, {
          ...columns,
          companyId,
          ownerId: actor.role === "seller" ? actor.userId : null,
          status,
          ...(status === "live" && { listedAt: now() }),
        });
        await replacePictures(tx, row.id, images);
        await insertAudit(tx, caller, about("created", row.id, { after: { ...row, images } }));
        await notifyIfPending(tx, "draft", row);
        return written(tx, row.id);
      });
    },

    /** Changes the given fields and leaves the rest. */
    async update(
      caller: Caller,
      door: ListingApi,
      id: string,
      changes: ListingChanges,
      version: string | undefined,
    ): Promise<ManagedListing> {
      const actor = signedIn(caller);
      return db.transaction(async (tx) => {
        if (isListingId(id)) await lockCompanyOf(tx, id);
        const row = await findOwn(tx, actor, door, id);
        await refuseStale(tx, { ...row, type: "property" }, version, () => written(tx, id));
        const companyId = companyAfter(actor, row, changes.companyId);
        const isCompanyLive = await stateOfCompany(tx, companyId);
        const hand = await actorKindOf(actor);
        const status = liveOrInReview(moved(hand, row, changes), isCompanyLive, actor);
        const shown = { ...row, images: await listPictureIds(tx, id) };
        const last = await baseForEdit(tx, actor, shown, status);
        const images = await imagesAfter(tx, actor, changes, [shown.images, last.images]);
        const columns = { ...last.values, ...(await changedColumns(tx, actor, last.row, changes)) };
        const whole = { ...last.row, ...columns, images };
        refuseUnfit({ from: row.status, to: status }, last.row, whole);
        const before = { ...last.row, images: last.images };
        const isBeside = hasPendingRevision({ from: row.status, to: changes.status, ...hand });
        if (isBeside && status === "live") {
          return saveRevision(tx, caller, shown, { before, columns, images });
        }
        const after = await updateListing(tx, id, {
          ...columns,
          companyId,
          ...statusColumns(actor, row, status, changes.statusReason),
        });
        await replacePictures(tx, id, images);
        if (last.isMerged) await deleteRevision(tx, id);
        const change = { before, after: { ...after, images } };
        await insertAudit(tx, caller, about("updated", id, change));
        await notifyIfPending(tx, row.status, after);
        return written(tx, id);
      });
    },

    /** Hidden at once, deleted for good after thirty days. */
    async remove(
      caller: Caller,
      door: ListingApi,
      id: string,
      version: string | undefined,
    ): Promise<void> {
      const actor = signedIn(caller);
      await db.transaction(async (tx) => {
        const row = await findOwn(tx, actor, door, id);
        await refuseStale(tx, { ...row, type: "property" }, version, () => written(tx, id));
        const deletedAt = now();
        await updateListing(tx, id, { deletedAt });
        const change = { before: { deletedAt: null }, after: { deletedAt } };
        await insertAudit(tx, caller, about("deleted", id, change));
      });
    },

    async restore(caller: Caller, door: ListingApi, id: string): Promise<ManagedListing> {
      const actor = signedIn(caller);
      return db.transaction(async (tx) => {
        if (isListingId(id)) await lockCompanyOf(tx, id);
        const { deletedAt, companyId } = await findDeleted(tx, actor, door, id);
        if (!canRestore(deletedAt, now())) {
          throw new AppError(sharedProblems.deletedTooLongAgo({ days: RESTORE_DAYS }));
        }
        if (companyId !== null && !(await findCompanyState(tx, companyId))) {
          throw new AppError(listingProblems.companyDeleted());
        }
        await updateListing(tx, id, { deletedAt: null });
        const change = { before: { deletedAt }, after: { deletedAt: null } };
        await insertAudit(tx, caller, about("restored", id, change));
        return written(tx, id);
      });
    },
  };

  /** The given pictures, or else the ones it last had. */
  async function imagesAfter(
    tx: Db,
    actor: User,
    { images }: ListingChanges,
    [shown, last]: [string[], string[]],
  ): Promise<string[]> {
    if (!images) return last;
    return imagesFrom(tx, { actor, publicUrl }, images, [...shown, ...last]);
  }

  async function actorKindOf(actor: User): Promise<{ by: ActorKind; isReviewed: boolean }> {
    if (isAdmin(actor)) return { by: "admin", isReviewed: false };
    const { review } = await site.settings();
    const isReviewed = actor.role === "company" ? review.company : review.seller;
    return { by: "owner", isReviewed };
  }

  function moved(
    hand: { by: ActorKind; isReviewed: boolean },
    row: ListingRow,
    { status: to }: ListingChanges,
  ): ListingStatus {
    const from = row.status;
    if (!canTransition({ from, to, by: hand.by })) {
      throw invalid({ status: [listingProblems.badTransition({ from, to: to ?? from })] });
    }
    return statusAfter({ from, to, ...hand });
  }

  /** The columns that change with the status; going live the first time sets the listing date. */
  function statusColumns(
    actor: User,
    row: ListingRow,
    status: ListingStatus,
    reason: string | null | undefined,
  ) {
    const isNewlyLive = status === "live" && row.status !== "live";
    return {
      status,
      ...(status !== row.status && { statusReason: null }),
      ...(isAdmin(actor) && reason !== undefined && { statusReason: reason }),
      ...(isNewlyLive && !row.wasLive && { listedAt: now() }),
      ...(hasEnded(status) && { confirmedAt: null }),
    };
  }
}

async function notifyIfPending(tx: Db, from: ListingStatus, listing: ListingRow): Promise<void> {
  const isNewlyWaiting = listing.status === "in_review" && from !== "in_review";
  if (isNewlyWaiting) await notifyStaff(tx, waitingListing(listing));
}

async function written(tx: Db, id: string): Promise<ManagedListing> {
  const property = await findManagedListing(tx, id);
  if (!property) throw new Error("A listing that was just written is not there");
  return property;
}

/** Another's listing is refused if the public can see it, and otherwise does not exist. */
async function findOwn(tx: Db, actor: User, door: ListingApi, id: string): Promise<ListingRow> {
  const row = isListingId(id) ? await findListingToChange(tx, id) : undefined;
  if (!row || row.deletedAt || !isBehind(door, row) || !canSeeListing(actor, row)) {
    throw notFound();
  }
  if (!canEditListing(actor, row)) throw forbidden();
  return row;
}

async function findDeleted(tx: Db, actor: User, door: ListingApi, id: string) {
  const row = isListingId(id) ? await findListingToChange(tx, id) : undefined;
  const isTheirs = row && isBehind(door, row) && canEditListing(actor, row);
  if (!isTheirs || !row.deletedAt) throw notFound();
  return { deletedAt: row.deletedAt, companyId: row.companyId };
}

function isBehind(door: ListingApi, { type }: ListingRow): boolean {
  return door === "property" || type === "Land";
}

async function stateOfCompany(tx: Db, companyId: string | null): Promise<boolean> {
  if (companyId === null) return true;
  const company = await findCompanyState(tx, companyId);
  if (!company) throw invalid({ companyId: [listingProblems.selectCompany()] });
  return company.status === "live";
}

function about(did: string, id: string, change: Pick<AuditRecord, "before" | "after">) {
  return { action: `property.${did}`, objectType: "property" as const, objectId: id, ...change };
}
