/** Sign-up: a link goes to the address, and the account's data waits until the link is used. */

import type { SignUpRole } from "#domain/accounts/account.ts";
import type { Confirmation, SignUp } from "#domain/accounts/account-schema.ts";
import { accountProblems } from "#domain/accounts/problems.ts";
import { SIGN_UP_COOKIE } from "#domain/accounts/session.ts";
import { cookieText } from "#domain/shared/cookie.ts";
import { fieldError } from "#domain/shared/errors.ts";
import type { Language } from "#domain/shared/language.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { hash, newToken } from "#server/platform/signing.ts";
import { createAccountMails, outdated, proofOf } from "./account-mails.ts";
import { findCredentials, updatePassword } from "./repository.ts";
import { consumeLinkToken, findProof, insertPerson, insertProof } from "./repository-people.ts";
import { openSession } from "./sessions.ts";
import { createSignInGuard, type Origin } from "./sign-in-guard.ts";

export type Reader = { address: string; language: Language; returnTo?: string | undefined };
type Pending = {
  name: string;
  email: string;
  role: SignUpRole;
  language: Language;
  passwordHash: string;
  /** The hash of the mark given to the browser that signed up. */
  browser?: string;
};

type Entry = { token: string; device: string };

const CONFIRM_WITHIN_MS = DAY_MS;

export function createSignUp(deps: Deps) {
  const { db, auth, limits, publicUrl, now } = deps;
  const guard = createSignInGuard(deps);
  const write = createAccountMails(deps);

  return {
    /** The mark that the browser holds from sign-up until the mail is opened. */
    signUpCookie: (mark: string): string =>
      cookieText(SIGN_UP_COOKIE, mark, { seconds: CONFIRM_WITHIN_MS / 1000, publicUrl }),

    /** Sends a link; the response, browser mark included, does not reveal whether an account exists. */
    async signUp({ password, ...person }: SignUp, from: Reader): Promise<string> {
      await limits.use("signUpPerAddress", from.address);
      await limits.use("signUpPerEmail", hash(person.email));
      const passwordHash = await auth.hashPassword(password);
      const mark = newToken();
      await db.transaction(async (tx) => {
        if (await findCredentials(tx, person.email)) {
          await write(tx, "known-address", person.email, from.language, "/auth");
          return;
        }
        const token = newToken();
        // Each link carries its own form data: a later sign-up cannot change an earlier one's password.
        const { language } = from;
        const pending: Pending = { ...person, language, passwordHash, browser: hash(mark) };
        await insertProof(tx, {
          identifier: proofOf("sign-up", token),
          value: JSON.stringify(pending),
          expiresAt: new Date(now().getTime() + CONFIRM_WITHIN_MS),
        });
        const to = from.returnTo ? `&to=${encodeURIComponent(from.returnTo)}` : "";
        const path = `/auth/confirm?token=${token}${to}`;
        await write(tx, "confirm-address", person.email, language, path);
      });
      return mark;
    },

    /** Opening the mail's link changes nothing yet: mail scanners open links too. */
    async findSignUp(token: string, mark?: string) {
      const pending = await findPending(token);
      if (!pending) return undefined;
      const { name, email } = pending;
      return { name, email, isSameBrowser: isSameBrowser(pending, mark) };
    },

    /** Owning the address proves nothing about the password: anyone may have signed up with it. */
    async confirmSignUp(given: Confirmation, from: Origin & { mark?: string | undefined }) {
      const { token } = given;
      const pending = await findPending(token);
      if (!pending) throw outdated();
      const passwordHash = await confirmedPassword(pending, given, from);
      return db.transaction(async (tx): Promise<Entry> => {
        const value = await consumeLinkToken(tx, proofOf("sign-up", token), now());
        if (value === undefined) throw outdated();
        const { passwordHash: _, browser: __, ...person } = pending;
        const userId = await insertPerson(tx, { ...person, emailVerified: true });
        if (!userId) throw outdated();
        await updatePassword(tx, userId, passwordHash);
        const actor = { userId, role: person.role, companyId: null };
        const created = { action: "user.created", objectType: "user" as const, objectId: userId };
        const after = { role: person.role, email: person.email };
        await insertAudit(tx, { actor, address: from.address }, { ...created, after });
        const session = await openSession(tx, actor, from, now());
        return { token: session, device: guard.newMark(person.email) };
      });
    },
  };

  async function findPending(token: string): Promise<Pending | undefined> {
    const value = await findProof(db, proofOf("sign-up", token), now());
    return value === undefined ? undefined : (JSON.parse(value) as Pending);
  }

  async function confirmedPassword(
    pending: Pending,
    { password, newPassword }: Confirmation,
    from: Origin & { mark?: string | undefined },
  ): Promise<string> {
    if (newPassword !== undefined) return auth.hashPassword(newPassword);
    if (isSameBrowser(pending, from.mark)) return pending.passwordHash;
    if (password === undefined)
      throw fieldError("password", accountProblems.chosenPasswordNeeded());
    const attempt = await guard.begin(pending.email, from);
    if (!(await auth.isPassword(password, pending.passwordHash))) {
      throw fieldError("password", accountProblems.chosenPasswordWrong());
    }
    await attempt.succeeded();
    return pending.passwordHash;
  }
}

function isSameBrowser({ browser }: Pending, mark: string | undefined): boolean {
  return browser !== undefined && mark !== undefined && hash(mark) === browser;
}
