/** "Still available", confirmed by the lister: signed in, or by a guest's secret link. */

import { canConfirm, canSeeListing } from "#domain/listings/policy.ts";
import { listingProblems } from "#domain/listings/problems.ts";
import type { Caller, User } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isListingId } from "#domain/shared/id.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import { tokenHashOf } from "#server/shared/status-link.ts";
import { scopeOf } from "./own-listing.ts";
import { findListingToChange, type ListingRow, updateConfirmed } from "./repository-writes.ts";
import { findSubmission } from "./submissions/repository-submissions.ts";
import { forbidden, invalid, notFound, signedIn } from "./write-rules.ts";

export function createConfirmations({ db, limits, now }: Deps) {
  return {
    async confirm(caller: Caller, id: string): Promise<void> {
      const actor = signedIn(caller);
      scopeOf(actor);
      await limits.use("confirmationPerLister", actor.userId);
      await db.transaction(async (tx) => write(tx, caller, await findOwn(tx, actor, id)));
    },

    async confirmAsGuest(caller: Caller, token: string): Promise<void> {
      const tokenHash = tokenHashOf(token);
      await limits.use("confirmationPerLister", tokenHash);
      await db.transaction(async (tx) => {
        const submission = await findSubmission(tx, tokenHash);
        const row = submission && (await findListingToChange(tx, submission.propertyId));
        if (!row || row.deletedAt) {
          throw new AppError(listingProblems.noSuchSubmission());
        }
        await write(tx, caller, row);
      });
    },
  };

  async function write(tx: Db, caller: Caller, row: ListingRow): Promise<void> {
    if (row.status !== "live") {
      throw invalid({ status: [listingProblems.notVisible()] });
    }
    const confirmedAt = now();
    await updateConfirmed(tx, row.id, confirmedAt);
    await insertAudit(tx, caller, {
      action: "property.confirmed",
      objectType: "property",
      objectId: row.id,
      before: { confirmedAt: row.confirmedAt },
      after: { confirmedAt },
    });
  }
}

/** Another's is refused if the public can see it, and otherwise does not exist. */
async function findOwn(tx: Db, actor: User, id: string): Promise<ListingRow> {
  const row = isListingId(id) ? await findListingToChange(tx, id) : undefined;
  if (!row || row.deletedAt || !canSeeListing(actor, row)) throw notFound();
  if (!canConfirm(actor, row)) throw forbidden();
  return row;
}
