import type { SubscriberFilter } from "#domain/newsletter/newsletter-schema.ts";
import { newsletterProblems } from "#domain/newsletter/problems.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isUuid } from "#domain/shared/id.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { requireAdmin } from "#server/shared/admin-only.ts";
import { deleteSubscriber, listSubscribers, type SubscriberRow } from "./repository-admin.ts";

export function createNewsletterAdmin({ db }: Deps) {
  return {
    async listSubscribers(caller: Caller, filter: SubscriberFilter): Promise<Page<SubscriberRow>> {
      requireAdmin(caller);
      return listSubscribers(db, filter);
    },

    async removeSubscriber(caller: Caller, id: string): Promise<void> {
      requireAdmin(caller);
      await db.transaction(async (tx) => {
        const row = isUuid(id) ? await deleteSubscriber(tx, id) : undefined;
        if (!row) throw new AppError(newsletterProblems.noSuchSubscriber());
        const { email, status } = row;
        await insertAudit(tx, caller, {
          action: "subscriber.deleted",
          objectType: "subscriber",
          objectId: id,
          before: { email, status },
        });
      });
    },
  };
}
