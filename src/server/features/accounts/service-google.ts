/** Sign-in with Google. An account is linked only by an email address that both sides have verified. */

import type { SignUpRole } from "#domain/accounts/account.ts";
import { accountProblems } from "#domain/accounts/problems.ts";
import { AppError } from "#domain/shared/errors.ts";
import type { Language } from "#domain/shared/language.ts";
import { maskIdentityNumbers } from "#domain/shared/masking.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { isSuspended } from "#server/platform/auth/actors.ts";
import type { GoogleClient } from "#server/platform/auth/google.ts";
import type { Db } from "#server/platform/db/client.ts";
import { newToken } from "#server/platform/signing.ts";
import {
  findUserByGoogle,
  findUserByProvedEmail,
  insertGoogleAccount,
} from "./repository-google.ts";
import { insertPerson } from "./repository-people.ts";
import { createSecondStep } from "./second-step.ts";
import { openSession } from "./sessions.ts";
import { createSignInGuard, type Origin } from "./sign-in-guard.ts";

type SignInRequest = { role: SignUpRole; language: Language; to?: string | undefined };
type PendingSignIn = SignInRequest & { state: string; verifier: string; until: number };
type Person = Awaited<ReturnType<GoogleClient["personFrom"]>>;

const GOOD_FOR_MS = 10 * 60 * 1000;
const MAX_NAME = 80;

export function createGoogleService(deps: Deps) {
  const { db, auth, google, limits, now } = deps;
  const guard = createSignInGuard(deps);
  const secondStep = createSecondStep(deps);

  return {
    /** Off until the site has a Google OAuth client. */
    isOn: google !== undefined,

    /** Returns the redirect URL and the sealed state for a cookie: only the browser that began can finish. */
    async begin(wish: SignInRequest): Promise<{ url: string; kept: string }> {
      if (!google) throw notSetUp();
      const [state, verifier] = [newToken(), `${newToken()}${newToken()}`];
      const begun: PendingSignIn = {
        ...wish,
        state,
        verifier,
        until: now().getTime() + GOOD_FOR_MS,
      };
      const url = await google.authorizationUrl(state, verifier);
      return { url: url.href, kept: await auth.seal(JSON.stringify(begun)) };
    },

    async finish(answer: { code: string; state: string }, kept: string, from: Origin) {
      if (!google) throw notSetUp();
      await limits.use("loginPerAddress", from.address);
      const begun = await read(kept);
      if (!begun || begun.state !== answer.state || begun.until < now().getTime()) throw outdated();
      const person = await personOf(google, answer.code, begun.verifier);
      const entry = await db.transaction(async (tx) => {
        const { actor, hasSecondFactor } = await accountOf(tx, person, begun, from);
        if (hasSecondFactor) return secondStep.secondStepError(actor.userId);
        const token = await openSession(tx, actor, from, now());
        return { token, device: guard.newMark(person.email) };
      });
      if (entry instanceof AppError) throw entry;
      return { ...entry, to: begun.to, language: begun.language };
    },
  };

  async function read(kept: string): Promise<PendingSignIn | undefined> {
    const text = await auth.unseal(kept);
    return text === undefined ? undefined : (JSON.parse(text) as PendingSignIn);
  }

  async function accountOf(tx: Db, person: Person, begun: PendingSignIn, from: Origin) {
    const known = (await findUserByGoogle(tx, person.id)) ?? (await link(tx, person));
    if (!known) return { actor: await newAccount(tx, person, begun, from), hasSecondFactor: false };
    if (known.role === "admin") throw new AppError(accountProblems.adminsSignInElsewhere());
    if (isSuspended(known, now())) throw new AppError(accountProblems.accountSuspended());
    const actor = { userId: known.id, role: known.role, companyId: null };
    return { actor, hasSecondFactor: known.twoFactorEnabled };
  }

  async function link(tx: Db, person: Person) {
    const user = await findUserByProvedEmail(tx, person.email);
    if (user) await insertGoogleAccount(tx, user.id, person.id);
    return user;
  }

  async function newAccount(
    tx: Db,
    person: Person,
    { role, language }: PendingSignIn,
    from: Origin,
  ) {
    const { email } = person;
    const name = maskIdentityNumbers(person.name).slice(0, MAX_NAME);
    const userId = await insertPerson(tx, { name, email, role, language, emailVerified: true });
    if (!userId) throw outdated();
    await insertGoogleAccount(tx, userId, person.id);
    const actor = { userId, role, companyId: null };
    const created = { action: "user.created", objectType: "user" as const, objectId: userId };
    const after = { role, email, by: "google" };
    await insertAudit(tx, { actor, address: from.address }, { ...created, after });
    return actor;
  }
}

/** Whatever went wrong between us and Google, the visitor can only try again. */
async function personOf(google: GoogleClient, code: string, verifier: string): Promise<Person> {
  const person = await google.personFrom(code, verifier).catch(() => undefined);
  if (!person) throw new AppError(accountProblems.googleUnexpected());
  if (!person.isProved) throw new AppError(accountProblems.googleUnproved());
  return person;
}

function notSetUp(): AppError {
  return new AppError(accountProblems.googleOff());
}

function outdated(): AppError {
  return new AppError(accountProblems.signInOutdated());
}
