/** Each admin's own saved views; they change no one else's lists, so they are not in the audit log. */

import { type AdminView, MAX_VIEWS } from "#domain/moderation/admin-view.ts";
import type { AdminViewKey } from "#domain/moderation/admin-view-schema.ts";
import { moderationProblems } from "#domain/moderation/problems.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import type { Deps } from "#server/deps.ts";
import type { Db } from "#server/platform/db/client.ts";
import { requireAdmin } from "#server/shared/admin-only.ts";
import { countViews, deleteView, insertNewViews, listViews, upsertView } from "./repository.ts";

export function createViewService({ db }: Pick<Deps, "db">) {
  return {
    async list(caller: Caller): Promise<AdminView[]> {
      return listViews(db, requireAdmin(caller).userId);
    },

    /** Replaces a view of the same name, if there is one. */
    async save(caller: Caller, view: AdminView): Promise<AdminView[]> {
      return write(caller, (tx, userId) => upsertView(tx, userId, view));
    },

    /** Adds views that a browser stored locally; the account's own of the same name stay. */
    async merge(caller: Caller, views: AdminView[]): Promise<AdminView[]> {
      return write(caller, (tx, userId) => insertNewViews(tx, userId, views));
    },

    async remove(caller: Caller, key: AdminViewKey): Promise<AdminView[]> {
      return write(caller, (tx, userId) => deleteView(tx, userId, key));
    },
  };

  async function write(caller: Caller, act: (tx: Db, userId: string) => Promise<void>) {
    const { userId } = requireAdmin(caller);
    return db.transaction(async (tx) => {
      await act(tx, userId);
      if ((await countViews(tx, userId)) > MAX_VIEWS) {
        throw new AppError(moderationProblems.tooManyViews({ max: MAX_VIEWS }));
      }
      return listViews(tx, userId);
    });
  }
}
