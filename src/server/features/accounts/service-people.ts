/** Sign-in and password reset. An account exists only once its address is verified. */

import { reachableEmail } from "#domain/accounts/account.ts";
import type { SignIn } from "#domain/accounts/account-schema.ts";
import { accountProblems } from "#domain/accounts/problems.ts";
import { DEVICE_COOKIE, SECOND_STEP_COOKIE } from "#domain/accounts/session.ts";
import { masked } from "#domain/moderation/audit.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { cookieText } from "#domain/shared/cookie.ts";
import { AppError } from "#domain/shared/errors.ts";
import type { Language } from "#domain/shared/language.ts";
import type { Role } from "#domain/shared/roles.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { isSuspended } from "#server/platform/auth/actors.ts";
import type { Db } from "#server/platform/db/client.ts";
import { deleteMessage } from "#server/platform/mail/repository.ts";
import { hash, newToken } from "#server/platform/signing.ts";
import { createAccountMails, outdated, proofOf } from "./account-mails.ts";
import {
  deleteSessions,
  findCredentials,
  findCredentialsById,
  updatePassword,
} from "./repository.ts";
import {
  consumeLinkToken,
  findProof,
  insertProof,
  updateEmailVerified,
} from "./repository-people.ts";
import { createSecondStep } from "./second-step.ts";
import { openSession } from "./sessions.ts";
import { createSignInGuard, type Origin } from "./sign-in-guard.ts";
import { createSignUp, type Reader } from "./sign-up.ts";

type Entry = { token: string; device: string };

const DEVICE_SECONDS = 180 * 24 * 60 * 60;
const SECOND_STEP_SECONDS = 10 * 60;
const RESET_WITHIN_MS = 60 * 60 * 1000;
/** An id that no message has. */
const NO_MESSAGE = "00000000-0000-0000-0000-000000000000";
/** The same message whether the address is unknown, unconfirmed, or the password wrong. */

export function createPeopleService(deps: Deps) {
  const { db, auth, limits, publicUrl, now } = deps;
  const guard = createSignInGuard(deps);
  const secondStep = createSecondStep(deps);
  const write = createAccountMails(deps);

  return {
    ...createSignUp(deps),

    finishSignIn: secondStep.finish,
    isSecondStepWaiting: secondStep.isWaiting,

    /** The cookies set after sign-in: the session token, and a device mark that grants no access. */
    sessionCookies: ({ token, device }: Entry): string[] => [
      auth.sessionCookie(token),
      cookieText(DEVICE_COOKIE, device, { seconds: DEVICE_SECONDS, publicUrl }),
    ],

    endedSessionCookie: auth.endedSessionCookie,

    /** For users who gave the right password and still have to enter a code. */
    secondStepCookie: (ticket: string): string =>
      cookieText(SECOND_STEP_COOKIE, ticket, { seconds: SECOND_STEP_SECONDS, publicUrl }),

    async signIn({ email, password }: SignIn, from: Origin) {
      const attempt = await guard.begin(email, from);
      const user = await findCredentials(db, email);
      const isRight = await auth.isPassword(password, user?.passwordHash ?? undefined);
      if (!user || !isRight) {
        await refused({ actor: null, address: from.address }, user?.id ?? masked(email));
        throw new AppError(accountProblems.signInWrong());
      }
      refuseOthers(user);
      const device = await attempt.succeeded();
      if (user.twoFactorEnabled) throw secondStep.secondStepError(user.id);
      const actor = { userId: user.id, role: user.role, companyId: null };
      const token = await db.transaction((tx) => openSession(tx, actor, from, now()));
      return { token, device };
    },

    /** Sends a reset link if the address has an account, without revealing whether it does. */
    async requestPasswordReset(email: string, from: Reader): Promise<void> {
      await limits.use("loginPerAddress", from.address);
      await limits.use("passwordResetPerEmail", hash(email));
      await db.transaction(async (tx) => {
        const user = await findCredentials(tx, email);
        const owner = user && mayReset(user) ? user : undefined;
        const token = newToken();
        await insertProof(tx, {
          identifier: proofOf("reset", token),
          value: `${owner?.id ?? "nobody"} ${hash(owner?.passwordHash ?? "")}`,
          expiresAt: new Date(now().getTime() + RESET_WITHIN_MS),
        });
        const path = `/auth/reset?token=${token}`;
        const recipient = owner?.email ?? email;
        const mail = await write(tx, "reset-password", recipient, from.language, path);
        // An unknown address does the same work and then deletes the mail, so that timing reveals nothing.
        await deleteMessage(tx, owner ? NO_MESSAGE : mail);
      });
    },

    isResettable,

    /** Reading the mail proves ownership: every session ends, and a new one begins. */
    async resetPassword(
      token: string,
      password: string,
      from: Origin & { language: Language },
    ): Promise<Entry> {
      await limits.use("loginPerAddress", from.address);
      // Hashing occupies a core for a while, so made-up links are refused before it.
      if (!(await isResettable(token))) throw outdated();
      const passwordHash = await auth.hashPassword(password);
      const entry = await db.transaction(async (tx) => {
        const value = await consumeLinkToken(tx, proofOf("reset", token), now());
        const user = value === undefined ? undefined : await ownerOf(tx, value);
        if (!user) throw outdated();
        await updatePassword(tx, user.id, passwordHash);
        await updateEmailVerified(tx, user.id);
        await deleteSessions(tx, user.id);
        const actor = { userId: user.id, role: user.role, companyId: null };
        const what = { action: "user.password-reset", objectType: "user" as const };
        await insertAudit(tx, { actor, address: from.address }, { ...what, objectId: user.id });
        await write(tx, "password-changed", user.email, from.language, "/auth/forgot");
        if (user.twoFactorEnabled) return secondStep.secondStepError(user.id);
        const session = await openSession(tx, actor, from, now());
        return { token: session, device: guard.newMark(user.email) };
      });
      // Thrown after the new password is committed: the mail alone does not replace the second factor.
      if (entry instanceof AppError) throw entry;
      return entry;
    },
  };

  async function isResettable(token: string): Promise<boolean> {
    const value = await findProof(db, proofOf("reset", token), now());
    return value !== undefined && (await ownerOf(db, value)) !== undefined;
  }

  /** A link expires with the password it was meant to replace, so that only one of several works. */
  async function ownerOf(tx: Db, value: string) {
    const [id = "", fingerprint] = value.split(" ");
    const user = await findCredentialsById(tx, id);
    const isCurrent = user && hash(user.passwordHash ?? "") === fingerprint;
    return isCurrent && user.role !== "admin" && !isSuspended(user, now()) ? user : undefined;
  }

  /** Admins use the operator's tool; users who signed up by phone have no address to write to. */
  function mayReset(user: Parameters<typeof isSuspended>[0] & { role: Role; email: string }) {
    return (
      user.role !== "admin" && !isSuspended(user, now()) && reachableEmail(user.email) !== null
    );
  }

  function refuseOthers(user: Parameters<typeof isSuspended>[0] & { role: Role }): void {
    if (user.role === "admin") throw new AppError(accountProblems.adminsSignInElsewhere());
    if (isSuspended(user, now())) throw new AppError(accountProblems.accountSuspended());
  }

  async function refused(caller: Caller, who: string): Promise<void> {
    const what = { action: "session.refused", objectType: "session" as const, objectId: who };
    await insertAudit(db, caller, what);
  }
}
