/** A review by a user who has contacted the company; an admin reads it before it is published. */

import { canReview } from "#domain/reviews/policy.ts";
import { reviewProblems } from "#domain/reviews/problems.ts";
import type { OwnReview, ReviewBar } from "#domain/reviews/review.ts";
import type { ReviewInput } from "#domain/reviews/review-schema.ts";
import { type Caller, isMemberOf, type User } from "#domain/shared/actor.ts";
import { AppError, type Text } from "#domain/shared/errors.ts";
import { isSlug } from "#domain/shared/id.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import { notifyStaff } from "#server/shared/staff/notices.ts";
import type { ReviewRow } from "./repository.ts";
import {
  findOwnReview,
  findReviewedCompany,
  hasInquired,
  upsertOwnReview,
} from "./repository-author.ts";

export type OwnReviewPage = {
  company: { id: string; name: string };
  review: OwnReview | null;
  /** Why the user may not write one; null if they may. */
  bar: ReviewBar | null;
};

const BAR_MESSAGES: Record<ReviewBar, Text> = {
  "no-inquiry": reviewProblems.contactFirst(),
  "own-company": reviewProblems.ownCompany(),
};

export function createOwnReviewService({ db, limits }: Deps) {
  return {
    async getOwn(caller: Caller, companyId: string): Promise<OwnReviewPage> {
      const actor = signedIn(caller);
      const company = await companyOf(db, companyId);
      const [row, bar] = await Promise.all([
        findOwnReview(db, actor.userId, company.id),
        barFor(db, actor, company.id),
      ]);
      return { company, review: row && row.deletedAt === null ? toOwn(row) : null, bar };
    },

    async write(caller: Caller, companyId: string, input: ReviewInput): Promise<OwnReview> {
      const actor = signedIn(caller);
      const company = await companyOf(db, companyId);
      const bar = await barFor(db, actor, company.id);
      if (bar) throw new AppError(BAR_MESSAGES[bar]);
      await limits.use("reviewPerPerson", actor.userId);
      return db.transaction(async (tx) => {
        const before = await findOwnReview(tx, actor.userId, company.id);
        const after = await upsertOwnReview(tx, actor.userId, company.id, input);
        const about = { objectType: "review" as const, objectId: after.id };
        const action = before ? "review.rewritten" : "review.written";
        await insertAudit(tx, caller, { action, ...about, after });
        if (after.status === "pending") {
          await notifyStaff(tx, { kind: "review", subjectId: after.id, title: company.name });
        }
        return toOwn(after);
      });
    },
  };
}

async function barFor(db: Db, actor: User, companyId: string): Promise<ReviewBar | null> {
  const known = { companyId, hasInquired: await hasInquired(db, actor.userId, companyId) };
  if (canReview(actor, known)) return null;
  return isMemberOf(actor, companyId) ? "own-company" : "no-inquiry";
}

async function companyOf(db: Db, id: string) {
  const company = isSlug(id) ? await findReviewedCompany(db, id) : undefined;
  if (!company) throw new AppError(sharedProblems.companyNotFound());
  return company;
}

function toOwn({ rating, text, status, statusReason, updatedAt }: ReviewRow): OwnReview {
  return { rating, text, status, statusReason, updatedAt: updatedAt.toISOString() };
}

function signedIn({ actor }: Caller): User {
  if (!actor) throw new AppError(sharedProblems.signInFirst());
  return actor;
}
