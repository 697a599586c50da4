import type { SubscriberFilter } from "#domain/newsletter/newsletter-schema.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isUuid } from "#domain/shared/id.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { deskOnly } from "#server/shared/desk.ts";
import { deleteSubscriber, listSubscribers, type SubscriberRow } from "./repository-desk.ts";

export function createNewsletterDesk({ db }: Deps) {
  return {
    async listSubscribers(caller: Caller, filter: SubscriberFilter): Promise<Page<SubscriberRow>> {
      deskOnly(caller);
      return listSubscribers(db, filter);
    },

    async removeSubscriber(caller: Caller, id: string): Promise<void> {
      deskOnly(caller);
      await db.transaction(async (tx) => {
        const row = isUuid(id) ? await deleteSubscriber(tx, id) : undefined;
        if (!row) throw new AppError("NOT_FOUND", "There is no such subscriber");
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
