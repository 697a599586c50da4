/** Listings that await the admin's decision, and the decision itself. */

import { type ListingChange, listingChanges, shownOf } from "#domain/listings/changes.ts";
import { canTransition } from "#domain/listings/lifecycle.ts";
import type { ListingStatus, ManagedListing } from "#domain/listings/listing.ts";
import { listingProblems } from "#domain/listings/problems.ts";
import { type ListingVerdict, STATUS_BY_VERDICT } from "#domain/moderation/verdict.ts";
import type { ListingVerdictInput } from "#domain/moderation/verdict-schema.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isListingId } from "#domain/shared/id.ts";
import { localPath } from "#domain/shared/language.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { refuseStale } from "#server/platform/audit/versions.ts";
import type { Db } from "#server/platform/db/client.ts";
import { insertMail } from "#server/platform/mail/repository.ts";
import { requireAdmin } from "#server/shared/admin-only.ts";
import { statusPath } from "#server/shared/status-link.ts";
import { verdictMail } from "./mails.ts";
import { findListingContact, type ListingContact } from "./repository-contact.ts";
import { findManagedListing, findRevisedListing } from "./repository-managed.ts";
import {
  deleteRevision,
  findRevision,
  findWhole,
  type Revision,
  returnRevision,
} from "./repository-revision.ts";
import {
  findCompanyState,
  findListingToChange,
  type ListingRow,
  type ListingValues,
  lockCompanyOf,
  replacePictures,
  updateListing,
} from "./repository-writes.ts";
import { liveOrInReview, notFound } from "./write-rules.ts";

export type WaitingListing = {
  property: ManagedListing;
  /** Compared with what the public last saw; null for a listing that was never public. */
  changes: ListingChange[] | null;
  contact: ListingContact | null;
};

export type TakeDown = {
  verdict: Exclude<ListingVerdict, "approve">;
  status: ListingStatus;
  reason: string;
};

export function createListingModeration({ db, now, publicUrl, secret, site }: Deps) {
  return {
    async getWaiting(caller: Caller, id: string): Promise<WaitingListing> {
      requireAdmin(caller);
      const property = isListingId(id) ? await findRevisedListing(db, id) : undefined;
      if (!property || property.deletedAt) throw notFound();
      const [contact, revision, shown] = await Promise.all([
        contactOf(db, id),
        findRevision(db, id),
        findWhole(db, id),
      ]);
      const changes =
        revision && shown
          ? listingChanges(
              shownOf(shown),
              shownOf({ ...shown, ...revision.values, images: revision.images }),
            )
          : null;
      return { property, changes, contact: contact ?? null };
    },

    /** Approves, sends back or rejects it, and mails the lister. */
    async decide(caller: Caller, id: string, given: ListingVerdictInput): Promise<ManagedListing> {
      const actor = requireAdmin(caller);
      const { verdict, reason, version } = given;
      return db.transaction(async (tx) => {
        const { row, revision } = await findToDecide(tx, id, version);
        const status = STATUS_BY_VERDICT[verdict];
        liveOrInReview(status, await isCompanyLive(tx, row), actor);
        if (revision) await decideRevision(tx, caller, row, revision, given);
        else await move(tx, caller, row, { status, reason });
        await tell(tx, row, { verdict, reason, isEdit: revision !== undefined });
        return written(tx, id);
      });
    },

    /**
     * Hides a listing because of a report, in the caller's transaction. One that is already sold, deleted or
     * sent back stays as it is.
     */
    async takeDown(tx: Db, caller: Caller, id: string, how: TakeDown): Promise<void> {
      await lockCompanyOf(tx, id);
      const row = await findListingToChange(tx, id);
      if (!row || row.deletedAt || row.status === how.status) return;
      if (!canTransition({ from: row.status, to: how.status, by: "admin" })) return;
      await move(tx, caller, row, how);
      // The pending edit becomes the version that its owner finds and corrects.
      const revision = await findRevision(tx, id);
      if (revision) await merge(tx, id, revision, {});
      await tell(tx, row, { ...how, isEdit: false });
    },
  };

  /** Once approved, it replaces the public version; otherwise that stays, and the owner reads why. */
  async function decideRevision(
    tx: Db,
    caller: Caller,
    row: ListingRow,
    revision: Revision,
    { verdict, reason }: ListingVerdictInput,
  ): Promise<void> {
    if (verdict === "approve") {
      await merge(tx, row.id, revision, { statusReason: null });
    } else {
      await updateListing(tx, row.id, { statusReason: reason });
      if (verdict === "change") await returnRevision(tx, row.id);
      else await deleteRevision(tx, row.id);
    }
    const action = `property.change_${VERDICT_DONE[verdict]}`;
    const change = { before: pick(row, revision.values), after: { ...revision.values, reason } };
    await insertAudit(tx, caller, { action, objectType: "property", objectId: row.id, ...change });
  }

  async function merge(tx: Db, id: string, revision: Revision, values: ListingValues) {
    await updateListing(tx, id, { ...revision.values, ...values });
    await replacePictures(tx, id, revision.images);
    await deleteRevision(tx, id);
  }

  async function move(
    tx: Db,
    caller: Caller,
    row: ListingRow,
    { status, reason }: { status: ListingStatus; reason: string },
  ): Promise<void> {
    const isLive = status === "live";
    const after = await updateListing(tx, row.id, {
      status,
      statusReason: isLive ? null : reason,
      ...(isLive && !row.wasLive && { listedAt: now() }),
    });
    const action = "property.decided";
    const change = { before: row, after };
    await insertAudit(tx, caller, { action, objectType: "property", objectId: row.id, ...change });
  }

  async function tell(
    tx: Db,
    { id, title }: ListingRow,
    { verdict, reason, isEdit }: { verdict: ListingVerdict; reason: string; isEdit: boolean },
  ): Promise<void> {
    const contact = await contactOf(tx, id);
    if (!contact?.email) return;
    const path = verdict === "approve" ? `/property/${id}` : dashboardPath(contact, id);
    const url = new URL(localPath(contact.language, path), publicUrl).href;
    const { name } = await site.identity(tx);
    const content = { verdict, title, reason, url, site: name, isEdit };
    await insertMail(tx, verdictMail({ ...contact, email: contact.email }, content));
  }

  async function contactOf(within: Db, id: string): Promise<ListingContact | undefined> {
    const { mailLanguage } = await site.settings(within);
    return findListingContact(within, id, mailLanguage);
  }

  /** Where they can respond: their dashboard, or for a guest the page behind the secret link. */
  function dashboardPath({ desk }: ListingContact, id: string): string {
    return desk === "guest" ? statusPath(secret, id) : `/${desk}/properties/${id}`;
  }
}

const VERDICT_DONE = { approve: "approved", change: "returned", reject: "rejected" };

function pick(row: ListingRow, values: ListingValues): Record<string, unknown> {
  const names = Object.keys(values) as (keyof ListingRow)[];
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}

type ToDecide = { row: ListingRow; revision: Revision | undefined };

async function findToDecide(tx: Db, id: string, version: string | undefined): Promise<ToDecide> {
  if (isListingId(id)) await lockCompanyOf(tx, id);
  const row = await findListing(tx, id);
  await refuseStale(tx, { ...row, type: "property" }, version, () => written(tx, id));
  if (row.status === "in_review") return { row, revision: undefined };
  const revision = await findRevision(tx, id);
  if (revision?.state === "waiting") return { row, revision };
  throw new AppError(listingProblems.listingDecided());
}

async function isCompanyLive(tx: Db, { companyId }: ListingRow): Promise<boolean> {
  if (companyId === null) return true;
  const company = await findCompanyState(tx, companyId);
  return company?.status === "live";
}

async function findListing(tx: Db, id: string): Promise<ListingRow> {
  const row = isListingId(id) ? await findListingToChange(tx, id) : undefined;
  if (!row || row.deletedAt) throw notFound();
  return row;
}

async function written(tx: Db, id: string): Promise<ManagedListing> {
  const property = await findManagedListing(tx, id);
  if (!property) throw notFound();
  return property;
}
