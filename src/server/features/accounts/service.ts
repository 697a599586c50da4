/** Sign-in for admins, and ending sessions for all users. */

import { accountProblems } from "#domain/accounts/problems.ts";
import { sessionLifetime } from "#domain/accounts/session.ts";
import { masked } from "#domain/moderation/audit.ts";
import type { Caller, User } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isOpaqueId } from "#domain/shared/id.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { isSuspended } from "#server/platform/auth/actors.ts";
import { deleteSession, deleteSessions, findCredentials, listSessions } from "./repository.ts";
import { takeCode } from "./second-factor.ts";
import { openSession } from "./sessions.ts";
import { createSignInGuard, type Origin } from "./sign-in-guard.ts";

type Credentials = { email: string; password: string; code?: string | undefined };

export function createAccountService(deps: Deps) {
  const { db, auth, now } = deps;
  const guard = createSignInGuard(deps);

  return {
    /** Returns an admin's token. A non-admin gets the same answer as an unknown account. */
    async signInAdmin({ email, password, code }: Credentials, from: Origin) {
      const attempt = await guard.begin(email, from);
      const caller: Caller = { actor: null, address: from.address };
      const user = await findCredentials(db, email);
      const isRight = await auth.isPassword(password, user?.passwordHash ?? undefined);
      const isAdmin = user?.role === "admin" && !isSuspended(user, now());
      if (!user || !isRight || !isAdmin) {
        await refused(caller, user?.id ?? masked(email));
        throw new AppError(accountProblems.signInWrong());
      }
      let token = "";
      const isIn = await db.transaction(async (tx) => {
        if (user.twoFactorEnabled) {
          const given = { userId: user.id, code: code ?? "", now: now() };
          if (!code || !(await takeCode(tx, auth, given))) return false;
        }
        const actor: User = { userId: user.id, role: "admin", companyId: null };
        token = await openSession(tx, actor, from, now());
        return true;
      });
      if (!isIn) throw await secondFactorNeeded(caller, user.id, code);
      return { token, device: await attempt.succeeded() };
    },

    async signOut(caller: Caller): Promise<void> {
      const { userId, sessionId } = signedIn(caller);
      await db.transaction(async (tx) => {
        if (sessionId) await deleteSession(tx, userId, sessionId);
        await insertAudit(tx, caller, aboutSession("ended", userId));
      });
    },

    async listSessions({ userId, sessionId, role }: User) {
      const startedAfter = new Date(now().getTime() - sessionLifetime(role).longestSeconds * 1000);
      const rows = await listSessions(db, userId, startedAfter, now());
      return rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }));
    },

    async endSession(caller: Caller, id: string): Promise<void> {
      const { userId } = signedIn(caller);
      await db.transaction(async (tx) => {
        const isGone = isOpaqueId(id) && (await deleteSession(tx, userId, id));
        if (!isGone) throw new AppError(accountProblems.noSuchSession());
        await insertAudit(tx, caller, aboutSession("ended", userId));
      });
    },

    /** Ends every session except the caller's. */
    async endOtherSessions(caller: Caller): Promise<number> {
      const { userId, sessionId } = signedIn(caller);
      return db.transaction(async (tx) => {
        const count = await deleteSessions(tx, userId, sessionId ?? "");
        const ended = { ...aboutSession("ended", userId), after: { others: count } };
        await insertAudit(tx, caller, ended);
        return count;
      });
    },
  };

  async function refused(caller: Caller, who: string): Promise<void> {
    await insertAudit(db, caller, aboutSession("refused", who));
  }

  async function secondFactorNeeded(caller: Caller, userId: string, code: string | undefined) {
    if (code) await refused(caller, userId);
    const words = code ? accountProblems.signInCodeWrong() : accountProblems.codeNeeded();
    return new AppError(words, { answer: { twoFactor: true } });
  }
}

function signedIn({ actor }: Caller): User {
  if (!actor) throw new AppError(accountProblems.nobodySignedIn());
  return actor;
}

function aboutSession(did: "ended" | "refused", who: string) {
  return { action: `session.${did}`, objectType: "session" as const, objectId: who };
}
