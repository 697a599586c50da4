/** An admin views a user's dashboard as that user sees it: time-limited, read-only and audited. */

import { accountProblems } from "#domain/accounts/problems.ts";
import { VIEW_SECONDS } from "#domain/accounts/session.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isOpaqueId } from "#domain/shared/id.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { isSuspended } from "#server/platform/auth/actors.ts";
import { newToken } from "#server/platform/signing.ts";
import { requireAdmin } from "#server/shared/admin-only.ts";
import { deleteView, findUserToChange, insertView, type UserRow } from "./repository.ts";

export function createViewAs({ db, now, site, auth }: Deps) {
  return {
    /** Returns the cookie that opens the dashboard. */
    async startView(caller: Caller, id: string): Promise<string> {
      const { userId: viewer } = requireAdmin(caller);
      if (!(await site.settings(db)).viewAs) {
        throw new AppError(accountProblems.viewingOff());
      }
      const token = newToken();
      await db.transaction(async (tx) => {
        const user = isOpaqueId(id) ? await findUserToChange(tx, id) : undefined;
        if (!user) throw new AppError(sharedProblems.noSuchAccount());
        refuseImpossible(user, now());
        const expiresAt = new Date(now().getTime() + VIEW_SECONDS * 1000);
        const times = { createdAt: now(), updatedAt: now(), expiresAt };
        await insertView(tx, { userId: id, impersonatedBy: viewer, token, ...times });
        await insertAudit(tx, caller, about("viewed", id));
      });
      return auth.sessionCookie(token, VIEW_SECONDS);
    },

    /** Does nothing for users who are signed in as themselves. */
    async endView({ actor, address }: Caller): Promise<void> {
      if (!actor?.viewedBy || !actor.sessionId) return;
      const { userId, viewedBy, sessionId } = actor;
      const viewer: Caller = {
        actor: { userId: viewedBy, role: "admin", companyId: null },
        address,
      };
      await db.transaction(async (tx) => {
        await deleteView(tx, sessionId);
        await insertAudit(tx, viewer, about("view-ended", userId));
      });
    },
  };
}

function refuseImpossible(user: UserRow, now: Date): void {
  if (user.role === "admin") {
    throw new AppError(accountProblems.viewingAdmin());
  }
  if (isSuspended(user, now)) {
    throw new AppError(accountProblems.viewingSuspended());
  }
}

function about(did: string, id: string) {
  return { action: `user.${did}`, objectType: "user" as const, objectId: id };
}
