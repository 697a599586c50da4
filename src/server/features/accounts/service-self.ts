/** What all users may do with their own account. */

import { reachableEmail } from "#domain/accounts/account.ts";
import type { ProfileInput } from "#domain/accounts/account-schema.ts";
import { accountProblems } from "#domain/accounts/problems.ts";
import { ownershipOf } from "#domain/companies/member.ts";
import type { Caller, User } from "#domain/shared/actor.ts";
import { DELETION_GRACE_DAYS } from "#domain/shared/deletion.ts";
import { AppError, fieldError } from "#domain/shared/errors.ts";
import { localPath } from "#domain/shared/language.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import { DAY_MS } from "#domain/shared/time.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import { updateContact } from "#server/platform/auth/contact.ts";
import { createThrottle } from "#server/platform/auth/throttle.ts";
import type { Db } from "#server/platform/db/client.ts";
import { insertMail } from "#server/platform/mail/repository.ts";
import { erasePerson } from "#server/shared/erasure/erase.ts";
import { personOf } from "#server/shared/erasure/person.ts";
import { lockOwnedCompanies } from "#server/shared/erasure/repository-companies.ts";
import { listPersonalData } from "#server/shared/erasure/repository-personal.ts";
import { type AccountMail, accountMail } from "./mails.ts";
import { deleteSessions, findCredentialsById, listSessions, updatePassword } from "./repository.ts";
import { findOwnedCompany, listDueDeletions, updateLeaving } from "./repository-leaving.ts";
import { findPerson } from "./repository-people.ts";
import {
  deleteOutdatedProofs,
  findEmployer,
  findName,
  listOwnAffiliateRows,
  listOwnListings,
  listOwnProofs,
  listOwnReviews,
  listOwnSaved,
  updatePlace,
} from "./repository-self.ts";

const BATCH = 200;
const FREE_TRIES = 5;
const ANONYMOUS: Caller = { actor: null, address: null };

export function createSelfService({ db, auth, limits, site, publicUrl, now }: Deps) {
  const throttle = createThrottle({ db, now, isOn: limits.areOn });

  return {
    nameOf: async ({ userId }: User): Promise<string> => (await findName(db, userId)) ?? "",

    async get({ userId }: User) {
      const [person, owned, company = null] = await Promise.all([
        accountOf(userId),
        findOwnedCompany(db, userId),
        findEmployer(db, userId),
      ]);
      const since = person.deletionRequestedAt;
      return {
        name: person.name,
        email: reachableEmail(person.email),
        phone: person.phoneNumber,
        role: person.role,
        isVerified: person.verifiedAt !== null,
        company,
        address: person.address ?? "",
        city: person.city ?? "",
        state: person.state ?? "",
        pincode: person.pincode ?? "",
        language: person.language === "hi" ? ("hi" as const) : ("en" as const),
        hasSecondFactor: person.twoFactorEnabled,
        joinedAt: person.createdAt.toISOString(),
        leavesAt: since && new Date(since.getTime() + DELETION_GRACE_DAYS * DAY_MS).toISOString(),
        ownership: ownershipOf(owned),
      };
    },

    async updateProfile(caller: Caller, { name, phone, ...place }: ProfileInput): Promise<void> {
      const { userId } = signedIn(caller);
      await limits.use("profilePerPerson", userId);
      await db.transaction(async (tx) => {
        const before = await findPerson(tx, userId);
        await updateContact(tx, userId, { name, phone: phone || null });
        await updatePlace(tx, userId, place);
        const after = await findPerson(tx, userId);
        const change = { before: shownPart(before), after: shownPart(after) };
        await insertAudit(tx, caller, { ...about("updated", userId), ...change });
      });
    },

    /** Ends every other session: someone who knew the old password may hold one. */
    async changePassword(caller: Caller, typed: { current: string; password: string }) {
      const { userId, sessionId } = signedIn(caller);
      const isProved = await provePassword(userId, typed.current);
      if (!isProved) throw wrongPassword();
      const passwordHash = await auth.hashPassword(typed.password);
      await db.transaction(async (tx) => {
        await updatePassword(tx, userId, passwordHash);
        await deleteSessions(tx, userId, sessionId ?? "");
        await insertAudit(tx, caller, about("password-changed", userId));
        await write(tx, "password-changed", userId, "/auth/forgot");
      });
    },

    /** Hides nothing yet: the owner has some weeks to reconsider. */
    async requestDeletion(caller: Caller, password: string): Promise<void> {
      const { userId, role, sessionId } = signedIn(caller);
      if (role === "admin") throw new AppError(sharedProblems.operatorRemovesAdmins());
      await provePassword(userId, password);
      await db.transaction(async (tx) => {
        await lockOwnedCompanies(tx, [userId]);
        const { kind } = ownershipOf(await findOwnedCompany(tx, userId));
        if (kind === "last") throw new AppError(sharedProblems.lastOwner());
        await updateLeaving(tx, userId, now());
        await deleteSessions(tx, userId, sessionId ?? "");
        await insertAudit(tx, caller, about("deletion-requested", userId));
        await write(tx, "leaving-soon", userId, "/auth");
      });
    },

    async keep(caller: Caller): Promise<void> {
      const { userId } = signedIn(caller);
      await db.transaction(async (tx) => {
        await updateLeaving(tx, userId, null);
        await insertAudit(tx, caller, about("deletion-withdrawn", userId));
      });
    },

    /** All data stored about a user, except secrets. */
    async export(caller: Caller) {
      const { userId } = signedIn(caller);
      const { twoFactorEnabled, ...person } = await accountOf(userId);
      const [held, sessions, reviews, listings, proofs, affiliate, saved] = await Promise.all([
        listPersonalData(db, personOf(person)),
        listSessions(db, userId, new Date(0), now()),
        listOwnReviews(db, userId),
        listOwnListings(db, userId),
        listOwnProofs(db, userId),
        listOwnAffiliateRows(db, userId),
        listOwnSaved(db, userId),
      ]);
      await insertAudit(db, caller, about("data-exported", userId));
      return {
        account: person,
        hasSecondFactor: twoFactorEnabled,
        ...held,
        sessions,
        reviews,
        listings,
        proofs,
        affiliate,
        saved,
      };
    },

    /** Job: deletes accounts whose time to reconsider is over, and expired links and codes. */
    async purge(): Promise<void> {
      await deleteOutdatedProofs(db, now());
      const before = new Date(now().getTime() - DELETION_GRACE_DAYS * DAY_MS);
      await db.transaction(async (tx) => {
        for (const account of await listDueDeletions(tx, before, BATCH)) {
          await erasePerson(tx, personOf(account), now());
          await insertAudit(tx, ANONYMOUS, about("deleted", account.id));
        }
      });
    },
  };

  async function accountOf(userId: string) {
    const person = await findPerson(db, userId);
    if (!person) throw new AppError(sharedProblems.noSuchAccount());
    return person;
  }

  /** False for users who signed up by phone and have no password to check. */
  async function provePassword(userId: string, password: string): Promise<boolean> {
    const buckets = [{ key: `own-password ${userId}`, free: FREE_TRIES }];
    const user = await findCredentialsById(db, userId);
    if (!user?.passwordHash) return false;
    await throttle.begin(buckets);
    if (!(await auth.isPassword(password, user.passwordHash))) {
      throw wrongPassword();
    }
    await throttle.forgive(buckets);
    return true;
  }

  async function write(tx: Db, kind: AccountMail, userId: string, path: string): Promise<void> {
    const person = await findPerson(tx, userId);
    const recipient = person && reachableEmail(person.email);
    if (!recipient) return;
    const language = person.language === "hi" ? "hi" : "en";
    const url = new URL(localPath(language, path), publicUrl).href;
    const { name: siteName } = await site.identity(tx);
    await insertMail(tx, accountMail(kind, { recipient, language, siteName, url }));
  }
}

function signedIn({ actor }: Caller): User {
  if (!actor) throw new AppError(sharedProblems.signInFirst());
  return actor;
}

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

function shownPart(person: Person | undefined) {
  if (!person) return null;
  const { name, phoneNumber, address, city, state, pincode, language } = person;
  return { name, phoneNumber, address, city, state, pincode, language };
}

function wrongPassword(): AppError {
  return fieldError("current", accountProblems.currentPasswordWrong());
}

function about(did: string, id: string) {
  return { action: `user.${did}`, objectType: "user" as const, objectId: id };
}
