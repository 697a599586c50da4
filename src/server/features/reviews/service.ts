/** Visitors' reviews of companies: only published ones are shown and counted, everywhere. */

import type { ReviewVerdictInput } from "#domain/moderation/verdict-schema.ts";
import { reviewProblems } from "#domain/reviews/problems.ts";
import { type ManagedReview, type PublishedReview, shortName } from "#domain/reviews/review.ts";
import type { PublishedReviewFilter, ReviewFilter } from "#domain/reviews/review-schema.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { canRestore, RESTORE_DAYS } from "#domain/shared/deletion.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isSlug, isUuid } from "#domain/shared/id.ts";
import type { Page } from "#domain/shared/page.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import { requireAdmin } from "#server/shared/admin-only.ts";
import {
  findReview,
  findReviewToChange,
  listPublishedReviews,
  listReviews,
  type ReviewRow,
  updateReview,
} from "./repository.ts";
import { findReviewedCompany } from "./repository-author.ts";

export function createReviewService({ db, now }: Deps) {
  return {
    async list(caller: Caller, filter: ReviewFilter): Promise<Page<ManagedReview>> {
      requireAdmin(caller);
      return listReviews(db, filter);
    },

    /** The public reviews of a company; a company that is not live has none. */
    async listPublished(
      companyId: string,
      filter: PublishedReviewFilter,
    ): Promise<Page<PublishedReview>> {
      const company = isSlug(companyId) ? await findReviewedCompany(db, companyId) : undefined;
      if (!company) throw new AppError(sharedProblems.companyNotFound());
      const page = await listPublishedReviews(db, companyId, filter);
      return { ...page, items: page.items.map(toPublished) };
    },

    /** Publishes or rejects it; either decision can be reversed later. */
    async decide(
      caller: Caller,
      id: string,
      { verdict, reason }: ReviewVerdictInput,
    ): Promise<ManagedReview> {
      const { userId } = requireAdmin(caller);
      return change(caller, "decided", id, false, () => ({
        status: verdict === "approve" ? ("published" as const) : ("rejected" as const),
        statusReason: verdict === "approve" ? null : reason,
        decidedBy: userId,
        decidedAt: now(),
      }));
    },

    /** Hidden at once, deleted for good after thirty days. */
    async remove(caller: Caller, id: string): Promise<void> {
      requireAdmin(caller);
      await change(caller, "deleted", id, false, () => ({ deletedAt: now() }));
    },

    async restore(caller: Caller, id: string): Promise<ManagedReview> {
      requireAdmin(caller);
      return change(caller, "restored", id, true, ({ deletedAt }) => {
        if (deletedAt && canRestore(deletedAt, now())) return { deletedAt: null };
        throw new AppError(sharedProblems.deletedTooLongAgo({ days: RESTORE_DAYS }));
      });
    },
  };

  async function change(
    caller: Caller,
    did: string,
    id: string,
    isDeleted: boolean,
    valuesFor: (before: ReviewRow) => Partial<ReviewRow>,
  ): Promise<ManagedReview> {
    return db.transaction(async (tx) => {
      const before = isUuid(id) ? await findReviewToChange(tx, id) : undefined;
      if (!before || (before.deletedAt !== null) !== isDeleted) throw notFound();
      const after = await updateReview(tx, id, valuesFor(before));
      const action = `review.${did}`;
      const about = { objectType: "review", objectId: id } as const;
      await insertAudit(tx, caller, { action, ...about, before, after });
      return written(tx, id);
    });
  }
}

async function written(tx: Db, id: string): Promise<ManagedReview> {
  const review = await findReview(tx, id);
  if (!review) throw notFound();
  return review;
}

function toPublished(review: ManagedReview): PublishedReview {
  const { id, authorName, rating, text, createdAt: writtenAt } = review;
  return { id, author: shortName(authorName), rating, text, writtenAt };
}

function notFound(): AppError {
  return new AppError(reviewProblems.noSuchReview());
}
