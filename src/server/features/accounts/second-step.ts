/** The second step of signing in: users with a second factor get a ticket, then a session for a code. */

import { accountProblems } from "#domain/accounts/problems.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { isSuspended } from "#server/platform/auth/actors.ts";
import { createThrottle } from "#server/platform/auth/throttle.ts";
import { sign, verify } from "#server/platform/signing.ts";
import { findCredentialsById } from "./repository.ts";
import { takeCode } from "./second-factor.ts";
import { openSession } from "./sessions.ts";
import { createSignInGuard, type Origin } from "./sign-in-guard.ts";

const TICKET = "second-step";
const GOOD_FOR_MS = 10 * 60 * 1000;
const FREE_TRIES = 5;

export function createSecondStep(deps: Deps) {
  const { db, auth, limits, secret, now } = deps;
  const throttle = createThrottle({ db, now, isOn: limits.areOn });
  const guard = createSignInGuard(deps);

  return {
    /** The error thrown instead of signing in; its ticket proves that the first step succeeded. */
    secondStepError(userId: string): AppError {
      const ticket = sign(secret, TICKET, `${userId}.${now().getTime() + GOOD_FOR_MS}`);
      return new AppError(accountProblems.codeNeeded(), { answer: { twoFactor: true, ticket } });
    },

    async finish(ticket: string, code: string, from: Origin) {
      const userId = ownerOf(ticket);
      if (userId === undefined) throw outdated();
      const buckets = [{ key: `code ${userId}`, free: FREE_TRIES }];
      await throttle.begin(buckets);
      const entry = await db.transaction(async (tx) => {
        const user = await findCredentialsById(tx, userId);
        if (!user || user.role === "admin" || isSuspended(user, now())) throw outdated();
        if (!(await takeCode(tx, auth, { userId, code, now: now() }))) return undefined;
        const actor = { userId, role: user.role, companyId: null };
        const token = await openSession(tx, actor, from, now());
        return { token, device: guard.newMark(user.email) };
      });
      if (!entry) throw await refused({ actor: null, address: from.address }, userId);
      await throttle.forgive(buckets);
      return entry;
    },

    isWaiting: (ticket: string): boolean => ownerOf(ticket) !== undefined,
  };

  function ownerOf(ticket: string): string | undefined {
    const [userId, until] = verify(secret, TICKET, ticket)?.split(".") ?? [];
    return Number(until) > now().getTime() ? userId : undefined;
  }

  async function refused(caller: Caller, userId: string): Promise<AppError> {
    const what = { action: "session.refused", objectType: "session" as const, objectId: userId };
    await insertAudit(db, caller, what);
    return new AppError(accountProblems.codeWrong(), {
      errors: { code: [accountProblems.wrong()] },
    });
  }
}

function outdated(): AppError {
  return new AppError(accountProblems.codeOutdated());
}
