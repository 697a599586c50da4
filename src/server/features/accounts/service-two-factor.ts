/** Setting up and removing the second factor; each step asks for the password again. */

import { accountProblems } from "#domain/accounts/problems.ts";
import type { Caller, User } from "#domain/shared/actor.ts";
import { AppError, fieldError } from "#domain/shared/errors.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { createThrottle } from "#server/platform/auth/throttle.ts";
import { newTotpSecret, totpUri } from "#server/platform/auth/totp.ts";
import {
  deleteTwoFactor,
  findCredentialsById,
  updateTwoFactor,
  updateTwoFactorEnabled,
  upsertTwoFactor,
} from "./repository.ts";
import { hashRecoveryCodes, newRecoveryCodes, takeCode } from "./second-factor.ts";

const FREE_TRIES = 5;

export function createTwoFactorService({ db, auth, limits, site, now }: Deps) {
  const throttle = createThrottle({ db, now, isOn: limits.areOn });

  return {
    async hasTwoFactor({ userId }: User): Promise<boolean> {
      return (await findCredentialsById(db, userId))?.twoFactorEnabled ?? false;
    },

    /** Creates a secret for the app; sign-in does not require a code until one has been confirmed. */
    async startTwoFactor(actor: User, password: string) {
      const user = await withPassword(actor, password);
      if (user.twoFactorEnabled) throw new AppError(accountProblems.alreadySetUp());
      const secret = newTotpSecret();
      await upsertTwoFactor(db, user.id, await auth.seal(secret));
      const { name } = await site.identity();
      return { secret, uri: totpUri(secret, name, user.email) };
    },

    /** Turns it on with the first right code; returns the recovery codes, which are never shown again. */
    async confirmTwoFactor(caller: Caller & { actor: User }, code: string): Promise<string[]> {
      const { userId } = caller.actor;
      const buckets = [{ key: `code ${userId}`, free: FREE_TRIES }];
      await throttle.begin(buckets);
      const codes = newRecoveryCodes();
      await db.transaction(async (tx) => {
        const user = await findCredentialsById(tx, userId);
        if (user?.twoFactorEnabled) throw new AppError(accountProblems.alreadySetUp());
        const isRight = await takeCode(tx, auth, { userId, code, now: now() });
        if (!isRight) throw fieldError("code", accountProblems.codeWrongClock());
        await updateTwoFactor(tx, userId, {
          verified: true,
          backupCodes: hashRecoveryCodes(codes),
        });
        await updateTwoFactorEnabled(tx, userId, true);
        await insertAudit(tx, caller, change(userId, false, true));
      });
      await throttle.forgive(buckets);
      return codes;
    },

    async stopTwoFactor(
      caller: Caller & { actor: User },
      { password, code }: { password: string; code: string },
    ): Promise<void> {
      const { id: userId } = await withPassword(caller.actor, password);
      const buckets = [{ key: `code ${userId}`, free: FREE_TRIES }];
      await throttle.begin(buckets);
      await db.transaction(async (tx) => {
        const isRight = await takeCode(tx, auth, { userId, code, now: now() });
        if (!isRight) throw fieldError("code", accountProblems.codeWrongOrUsed());
        await deleteTwoFactor(tx, userId);
        await updateTwoFactorEnabled(tx, userId, false);
        await insertAudit(tx, caller, change(userId, true, false));
      });
      await throttle.forgive(buckets);
    },
  };

  async function withPassword({ userId }: User, password: string) {
    const buckets = [{ key: `password ${userId}`, free: FREE_TRIES }];
    await throttle.begin(buckets);
    const user = await findCredentialsById(db, userId);
    const isRight = await auth.isPassword(password, user?.passwordHash ?? undefined);
    if (!user || !isRight) throw fieldError("password", accountProblems.notYourPassword());
    await throttle.forgive(buckets);
    return user;
  }
}

function change(userId: string, before: boolean, after: boolean) {
  return {
    action: "user.updated",
    objectType: "user" as const,
    objectId: userId,
    before: { twoFactorEnabled: before },
    after: { twoFactorEnabled: after },
  };
}
