/** The only place that creates admins: on first start and by the operator's tool, never through the API. */

import { randomBytes } from "node:crypto";
import { MIN_PASSWORD_LENGTH } from "#domain/accounts/account.ts";
import { accountProblems } from "#domain/accounts/problems.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import {
  countAdmins,
  deleteSessions,
  deleteTwoFactor,
  findUserByEmail,
  insertAdmin,
  listWithoutPassword,
  updatePassword,
  updateTwoFactorEnabled,
} from "./repository.ts";

const DEFAULT_ADMIN_EMAIL = "admin@aangan.example";
const DEMO_ADDRESSES = "@demo.local";
const OPERATOR: Caller = { actor: null, address: null };

type Tools = { db: Db; hashPassword: (password: string) => Promise<string> };
type FirstAdmin = { email: string | undefined; password: string | undefined };
type Credentials = { email: string; password: string };

export function createOperatorService({ db, hashPassword }: Tools) {
  return {
    /** Creates the first admin on first start; returns the credentials if it generated the password. */
    async ensureAdmin({ email, password }: FirstAdmin): Promise<Credentials | undefined> {
      if ((await countAdmins(db)) > 0) return undefined;
      const made = {
        email: (email ?? DEFAULT_ADMIN_EMAIL).toLowerCase(),
        password: password ?? newPassword(),
      };
      await createAdmin(made);
      return password ? undefined : made;
    },

    createAdmin,

    /**
     * Gives all demo accounts one password so that they can be signed in to; returns it if it was generated.
     */
    async openDemoAccounts(given: string | undefined): Promise<string | undefined> {
      const shut = await listWithoutPassword(db, DEMO_ADDRESSES);
      if (shut.length === 0) return undefined;
      const password = given ?? newPassword();
      const passwordHash = await hashPassword(password);
      for (const id of shut) await updatePassword(db, id, passwordHash);
      return given ? undefined : password;
    },

    /** A new password ends every session; `withoutSecondFactor` also helps users who lost app and codes. */
    async resetPassword(
      { email, password }: Credentials,
      { withoutSecondFactor }: { withoutSecondFactor: boolean },
    ): Promise<void> {
      const passwordHash = await hashed(password);
      await db.transaction(async (tx) => {
        const user = await findUserByEmail(tx, email);
        if (user?.role !== "admin") throw new AppError(accountProblems.noAdminHas({ email }));
        await updatePassword(tx, user.id, passwordHash);
        await deleteSessions(tx, user.id);
        if (withoutSecondFactor) await forgetSecondFactor(tx, user.id);
        await insertAudit(tx, OPERATOR, about("password-reset", user.id));
      });
    },

    /** For users who lost both the app and the recovery codes; the password stays, sessions end. */
    async removeSecondFactor(email: string): Promise<void> {
      await db.transaction(async (tx) => {
        const user = await findUserByEmail(tx, email);
        if (!user) throw new AppError(accountProblems.nobodyHas({ email }));
        await deleteSessions(tx, user.id);
        await forgetSecondFactor(tx, user.id);
        const change = { before: { twoFactorEnabled: true }, after: { twoFactorEnabled: false } };
        await insertAudit(tx, OPERATOR, { ...about("updated", user.id), ...change });
      });
    },
  };

  async function forgetSecondFactor(tx: Db, userId: string): Promise<void> {
    await deleteTwoFactor(tx, userId);
    await updateTwoFactorEnabled(tx, userId, false);
  }

  async function createAdmin({ email, password }: Credentials): Promise<void> {
    const passwordHash = await hashed(password);
    await db.transaction(async (tx) => {
      if (await findUserByEmail(tx, email)) {
        throw new AppError(accountProblems.somebodyHas({ email }));
      }
      const id = await insertAdmin(tx, { email: email.toLowerCase(), passwordHash });
      await insertAudit(tx, OPERATOR, { ...about("created", id), after: { role: "admin", email } });
    });
  }

  async function hashed(password: string): Promise<string> {
    if (password.length < MIN_PASSWORD_LENGTH) {
      throw new AppError(accountProblems.passwordTooShort({ min: MIN_PASSWORD_LENGTH }));
    }
    return hashPassword(password);
  }
}

export function newPassword(): string {
  return randomBytes(12).toString("base64url");
}

function about(did: string, id: string) {
  return { action: `user.${did}`, objectType: "user" as const, objectId: id };
}
