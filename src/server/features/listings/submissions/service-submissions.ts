/** Offers from the sell page: by a seller under their account, by a guest under a secret link. */

import {
  hasEnded,
  type ListingTransition,
  statusAfter,
  statusOfTransition,
  transitionsOf,
} from "#domain/listings/lifecycle.ts";
import type { ListingStatus, ManagedListing } from "#domain/listings/listing.ts";
import { listingProblems } from "#domain/listings/problems.ts";
import {
  SUBMISSION_CONSENT_VERSION,
  type SubmissionForm,
  type SubmissionState,
  stateOf,
  submissionForm,
} from "#domain/listings/submission.ts";
import { listingFrom, type SubmissionInput } from "#domain/listings/submission-schema.ts";
import type { Actor, Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { type Language, localPath } from "#domain/shared/language.ts";
import type { Deps } from "#server/deps.ts";
import { submissionMail } from "#server/features/listings/mails.ts";
import { findManagedListing } from "#server/features/listings/repository-managed.ts";
import {
  findListingToChange,
  insertListing,
  type ListingRow,
  listPictureIds,
  replacePictures,
  updateListing,
} from "#server/features/listings/repository-writes.ts";
import type { ListingWrites } from "#server/features/listings/service-writes.ts";
import { invalid, waitingListing } from "#server/features/listings/write-rules.ts";
import {
  changedColumns,
  imagesFrom,
  newColumns,
} from "#server/features/listings/written-columns.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import { ownTicketId } from "#server/platform/files/tickets.ts";
import { insertMail } from "#server/platform/mail/repository.ts";
import { hash } from "#server/platform/signing.ts";
import { notifyStaff } from "#server/shared/staff/notices.ts";
import { statusPath, statusToken, tokenHashOf } from "#server/shared/status-link.ts";
import {
  findSameSubmission,
  findSubmission,
  insertSubmission,
  type SubmissionRow,
  updateSubmission,
} from "./repository-submissions.ts";

export type Submitted = {
  id: string;
  reference: string;
  status: ListingStatus;
  /** The secret link's token; null for sellers, who have their own dashboard. */
  token: string | null;
};

export type Submission = {
  id: string;
  reference: string;
  state: SubmissionState;
  reason: string | null;
  property: ManagedListing;
  submittedAt: string;
  canEdit: boolean;
  /** The transitions its owner may make now. */
  moves: ListingTransition[];
  form: SubmissionForm;
};

/** Repeats within this time are a button pressed twice, or a page sent again. */
const SAME_OFFER_MS = 10 * 60_000;

export function createSubmissions(deps: Deps, writes: Pick<ListingWrites, "create">) {
  const { db, secret, publicUrl, site, limits, now } = deps;

  return {
    /** Submits a listing for review, or publishes it at once for a seller who needs none. */
    async submit(caller: Caller, input: SubmissionInput, language: Language): Promise<Submitted> {
      await limits.use("submissionPerAddress", caller.address ?? "");
      if (caller.actor?.role === "seller") return submitAsSeller(caller, input);
      await limits.use("submissionPerPhone", hash(input.phone));
      return db.transaction((tx) => submitAsGuest(tx, caller, input, language));
    },

    /** For the holder of the link; all others get "not found". */
    async get(token: string): Promise<Submission> {
      const submission = await byToken(db, token);
      const property = await findManagedListing(db, submission.propertyId);
      if (!property || property.deletedAt) throw notFound();
      return present(submission, property);
    },

    /** A guest's response to a requested change: the listing goes to review again. */
    async update(caller: Caller, token: string, input: SubmissionInput): Promise<void> {
      await limits.use("submissionPerAddress", caller.address ?? "");
      await db.transaction(async (tx) => {
        const { propertyId } = await byToken(tx, token);
        const row = await findToChange(tx, propertyId);
        if (!canEdit(row.status)) throw tooLate();
        const changes = listingFrom(input);
        const had = await listPictureIds(tx, propertyId);
        const images = await imagesFrom(tx, ownerOf(caller.actor, input), changes.images, had);
        const after = await updateListing(tx, propertyId, {
          ...(await changedColumns(tx, null, row, changes)),
          status: "in_review",
          statusReason: null,
        });
        await replacePictures(tx, propertyId, images);
        await updateSubmission(tx, propertyId, contactIn(input));
        const change = { before: { ...row, images: had }, after: { ...after, images } };
        await insertAudit(tx, caller, about("updated", propertyId, change));
        await notifyStaff(tx, waitingListing(after));
      });
    },

    async move(caller: Caller, token: string, move: ListingTransition): Promise<void> {
      await db.transaction(async (tx) => {
        const { propertyId } = await byToken(tx, token);
        const row = await findToChange(tx, propertyId);
        if (!transitionsFrom(row).includes(move)) throw tooLate();
        const to = statusOfTransition(move);
        const status = statusAfter({ from: row.status, to, by: "owner", isReviewed: true });
        const after = await updateListing(tx, propertyId, {
          status,
          statusReason: null,
          ...(hasEnded(status) && { confirmedAt: null }),
        });
        await insertAudit(tx, caller, about("updated", propertyId, { before: row, after }));
        if (after.status === "in_review") await notifyStaff(tx, waitingListing(after));
      });
    },
  };

  async function submitAsSeller(caller: Caller, input: SubmissionInput): Promise<Submitted> {
    const { id, status } = await writes.create(caller, listingFrom(input));
    return { id, reference: referenceOf(id), status, token: null };
  }

  async function submitAsGuest(
    tx: Db,
    caller: Caller,
    input: SubmissionInput,
    language: Language,
  ): Promise<Submitted> {
    const listing = listingFrom(input);
    const columns = await newColumns(tx, null, listing);
    const since = new Date(now().getTime() - SAME_OFFER_MS);
    const same = await findSameSubmission(tx, { ...columns, phone: input.phone, since });
    if (same) return submitted(same);
    const images = await imagesFrom(tx, ownerOf(caller.actor, input), listing.images, []);
    const row = await insertListing(tx, { ...columns, status: "in_review" });
    await replacePictures(tx, row.id, images);
    await insertSubmission(tx, {
      propertyId: row.id,
      ...contactIn(input),
      tokenHash: tokenHashOf(statusToken(secret, row.id)),
      language,
      consentVersion: SUBMISSION_CONSENT_VERSION,
    });
    await insertAudit(tx, caller, about("submitted", row.id, { after: { ...row, images } }));
    await notifyStaff(tx, waitingListing(row));
    if (input.email) await writeTo(tx, row, { ...input, language });
    return submitted(row.id);
  }

  function submitted(id: string): Submitted {
    const token = statusToken(secret, id);
    return { id, reference: referenceOf(id), status: "in_review", token };
  }

  async function writeTo(
    tx: Db,
    { id, title }: ListingRow,
    to: { ownerName: string; email: string; language: Language },
  ): Promise<void> {
    const url = new URL(localPath(to.language, statusPath(secret, id)), publicUrl).href;
    const { name } = await site.identity(tx);
    const sent = { title, reference: referenceOf(id), url, site: name };
    await insertMail(tx, submissionMail({ ...to, name: to.ownerName }, sent));
  }

  function ownerOf(actor: Actor, { tickets }: SubmissionInput) {
    const ids = tickets.map((ticket) => ownTicketId(secret, ticket));
    return { actor, publicUrl, ticketIds: ids.filter((id) => id !== undefined) };
  }
}

async function byToken(db: Db, token: string): Promise<SubmissionRow> {
  const submission = await findSubmission(db, tokenHashOf(token));
  if (!submission) throw notFound();
  return submission;
}

async function findToChange(tx: Db, id: string): Promise<ListingRow> {
  const row = await findListingToChange(tx, id);
  if (!row || row.deletedAt) throw notFound();
  return row;
}

function present(row: SubmissionRow, property: ManagedListing): Submission {
  return {
    id: property.id,
    reference: referenceOf(property.id),
    state: stateOf(property),
    reason: property.statusReason,
    property,
    submittedAt: row.createdAt.toISOString(),
    canEdit: canEdit(property.status),
    moves: transitionsFrom(property),
    form: submissionForm(property, row),
  };
}

/** A listing in review or live stays as it was seen. */
function canEdit(status: ListingStatus): boolean {
  return status === "draft" || status === "paused";
}

/** A listing in review offers no transition to hurry it or withdraw it. */
function transitionsFrom({
  status,
  purpose,
}: Pick<ListingRow, "status" | "purpose">): ListingTransition[] {
  return status === "in_review" ? [] : transitionsOf({ status, purpose });
}

function contactIn({ ownerName, phone, email }: SubmissionInput) {
  return { ownerName, phone, email: email || null };
}

/** The id as people quote it. */
function referenceOf(id: string): string {
  return id.toUpperCase();
}

function notFound(): AppError {
  return new AppError(listingProblems.noSuchSubmission());
}

function tooLate(): AppError {
  return invalid({ status: [listingProblems.submissionClosed()] });
}

function about(did: string, id: string, change: { before?: object; after: object }) {
  const { before, after } = change as {
    before?: Record<string, unknown>;
    after: Record<string, unknown>;
  };
  return {
    action: `property.${did}`,
    objectType: "property" as const,
    objectId: id,
    ...(before && { before }),
    after,
  };
}
