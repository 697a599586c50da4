/** An admin's way in, and out. */

import { masked } from "#domain/audit.ts";
import { AppError } from "#domain/errors.ts";
import { isOpaqueId } from "#domain/id.ts";
import type { Caller, Somebody } from "#domain/policy.ts";
import { ADMIN_SESSION } from "#domain/session.ts";
import { insertAudit } from "#server/audit/repository.ts";
import { isSuspended } from "#server/auth/actors.ts";
import { type Bucket, createThrottle } from "#server/auth/throttle.ts";
import type { Deps } from "#server/deps.ts";
import { networkOf } from "#server/network.ts";
import { hash, newToken, sign, verify } from "#server/signing.ts";
import {
  deleteSession,
  deleteSessions,
  findCredentials,
  insertSession,
  listSessions,
} from "./repository.ts";
import { takeCode } from "./second-factor.ts";

type Credentials = { email: string; password: string; code?: string | undefined };

/** Where a sign-in comes from; `device` is what an earlier sign-in left there. */
type Origin = { address: string; userAgent: string | null; device: string | undefined };

const DEVICE = "known-device";
const WRONG = "Wrong e-mail or password";

/** Wrong tries before the first wait: from one place, and from all places that are not known. */
const FREE_TRIES = 5;
const FREE_TRIES_TOGETHER = 25;

export function createAccountService({ db, auth, limits, secret, now }: Deps) {
  const throttle = createThrottle({ db, now, isOn: limits.areOn });

  return {
    /** An admin's token. Who is no admin learns no more than who does not exist. */
    async signInAdmin({ email, password, code }: Credentials, from: Origin) {
      const account = hash(email.toLowerCase());
      const known = deviceOf(account, from.device);
      const buckets = bucketsFor(account, known, from.address);
      await limits.use("loginPerAddress", from.address);
      await throttle.begin(buckets);

      const caller: Caller = { actor: null, address: from.address };
      const user = await findCredentials(db, email);
      const isRight = await auth.isPassword(password, user?.passwordHash ?? undefined);
      const isAdmin = user?.role === "admin" && !isSuspended(user, now());
      if (!user || !isRight || !isAdmin) {
        await refused(caller, user?.id ?? masked(email));
        throw new AppError("UNAUTHENTICATED", WRONG);
      }
      const token = newToken();
      const isIn = await db.transaction(async (tx) => {
        if (user.twoFactorEnabled) {
          const given = { userId: user.id, code: code ?? "", now: now() };
          if (!code || !(await takeCode(tx, auth, given))) return false;
        }
        await insertSession(tx, {
          token,
          userId: user.id,
          expiresAt: new Date(now().getTime() + ADMIN_SESSION.idleSeconds * 1000),
          ipAddress: from.address,
          userAgent: from.userAgent?.slice(0, 300) ?? null,
        });
        const actor: Somebody = { userId: user.id, role: "admin", companyId: null };
        await insertAudit(tx, { ...caller, actor }, aboutSession("started", user.id));
        return true;
      });
      if (!isIn) throw await secondFactorNeeded(caller, user.id, code);
      await throttle.forgive(buckets);
      return { token, device: sign(secret, DEVICE, `${account} ${known ?? newToken()}`) };
    },

    async signOut(caller: Caller): Promise<void> {
      const { userId, sessionId } = signedIn(caller);
      await db.transaction(async (tx) => {
        if (sessionId) await deleteSession(tx, userId, sessionId);
        await insertAudit(tx, caller, aboutSession("ended", userId));
      });
    },

    async listSessions({ userId, sessionId }: Somebody) {
      const startedAfter = new Date(now().getTime() - ADMIN_SESSION.longestSeconds * 1000);
      const rows = await listSessions(db, userId, startedAfter, now());
      return rows.map((row) => ({ ...row, isCurrent: row.id === sessionId }));
    },

    async endSession(caller: Caller, id: string): Promise<void> {
      const { userId } = signedIn(caller);
      await db.transaction(async (tx) => {
        const isGone = isOpaqueId(id) && (await deleteSession(tx, userId, id));
        if (!isGone) throw new AppError("NOT_FOUND", "There is no such session");
        await insertAudit(tx, caller, aboutSession("ended", userId));
      });
    },

    /** Every session but the one that asks. */
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

  /**
   * A device that has signed in before is counted by itself: nobody else's guesses keep it waiting. All
   * others share a count by address, so that one guesser does not stand in everybody's way, and one
   * together, so that a thousand addresses are no way round.
   */
  function bucketsFor(account: string, device: string | undefined, address: string): Bucket[] {
    if (device !== undefined) return [{ key: `device ${account} ${device}`, free: FREE_TRIES }];
    return [
      { key: `address ${account} ${networkOf(address)}`, free: FREE_TRIES },
      { key: `account ${account}`, free: FREE_TRIES_TOGETHER },
    ];
  }

  function deviceOf(account: string, signed: string | undefined): string | undefined {
    const [whose, device] = verify(secret, DEVICE, signed ?? "")?.split(" ") ?? [];
    return whose === account ? device : undefined;
  }

  async function refused(caller: Caller, who: string): Promise<void> {
    await insertAudit(db, caller, aboutSession("refused", who));
  }

  async function secondFactorNeeded(caller: Caller, userId: string, code: string | undefined) {
    if (code) await refused(caller, userId);
    const words = code
      ? "This code is wrong or was already used"
      : "Enter the code from your authenticator app";
    return new AppError("UNAUTHENTICATED", words, { answer: { twoFactor: true } });
  }
}

function signedIn({ actor }: Caller): Somebody {
  if (!actor) throw new AppError("UNAUTHENTICATED", "Nobody is signed in");
  return actor;
}

function aboutSession(did: "started" | "ended" | "refused", who: string) {
  return { action: `session.${did}`, objectType: "session" as const, objectId: who };
}
