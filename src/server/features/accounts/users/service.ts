/** User accounts, as managed by the admin. */

import type { Account, AccountSession } from "#domain/accounts/account.ts";
import { accountProblems } from "#domain/accounts/problems.ts";
import { sessionLifetime } from "#domain/accounts/session.ts";
import type { UserChanges, UserFilter } from "#domain/accounts/user-schema.ts";
import { type Caller, isAdmin } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { isOpaqueId } from "#domain/shared/id.ts";
import type { Page } from "#domain/shared/page.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Deps } from "#server/deps.ts";
import { type AuditRecord, insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import {
  deleteSessionsOf,
  findAccount,
  findUserToChange,
  listActiveAdmins,
  listSessionsOf,
  listUsers,
  toAccount,
  type UserRow,
  updateUser,
} from "./repository.ts";

export function createUserService({ db, now }: Deps) {
  return {
    async list(caller: Caller, filter: UserFilter): Promise<Page<Account>> {
      adminOnly(caller);
      return listUsers(db, filter);
    },

    async get(caller: Caller, id: string): Promise<Account & { sessions: AccountSession[] }> {
      adminOnly(caller);
      const account = isOpaqueId(id) ? await findAccount(db, id) : undefined;
      if (!account) throw noSuchAccount();
      const startedAfter = new Date(
        now().getTime() - sessionLifetime(account.role).longestSeconds * 1000,
      );
      return { ...account, sessions: await listSessionsOf(db, id, startedAfter, now()) };
    },

    /** Suspending ends the account's sessions at once; a changed role applies from the next call. */
    async update(caller: Caller, id: string, changes: UserChanges): Promise<Account> {
      adminOnly(caller);
      return db.transaction(async (tx) => {
        // Locked before the single account, so that two admins who change each other do not deadlock.
        const admins = await listActiveAdmins(tx);
        const user = await findExisting(tx, id);
        refuseImpossible(caller, admins, user, changes);
        const after = await updateUser(tx, id, columnsFrom(changes));
        if (changes.suspended) await deleteSessionsOf(tx, id);
        const change = { before: standing(user), after: standing(after) };
        await insertAudit(tx, caller, about("updated", id, change));
        return toAccount(after, null);
      });
    },

    async endSessions(caller: Caller, id: string): Promise<number> {
      adminOnly(caller);
      return db.transaction(async (tx) => {
        await findExisting(tx, id);
        const count = await deleteSessionsOf(tx, id);
        await insertAudit(tx, caller, about("sessions-ended", id, { after: { count } }));
        return count;
      });
    },
  };
}

function adminOnly({ actor }: Caller): void {
  if (!actor) throw new AppError(sharedProblems.signInFirst());
  if (!isAdmin(actor)) throw new AppError(sharedProblems.notAllowed());
}

async function findExisting(tx: Db, id: string): Promise<UserRow> {
  const user = isOpaqueId(id) ? await findUserToChange(tx, id) : undefined;
  if (!user) throw noSuchAccount();
  return user;
}

function noSuchAccount(): AppError {
  return new AppError(sharedProblems.noSuchAccount());
}

/** No account becomes admin here, and at least one admin remains. */
function refuseImpossible(
  { actor }: Caller,
  admins: string[],
  user: UserRow,
  { role, suspended }: UserChanges,
): void {
  if (role === "admin" && user.role !== "admin") {
    throw new AppError(accountProblems.adminsMadeByOperator());
  }
  const isLosing = (role !== undefined && role !== user.role) || suspended === true;
  if (!isLosing) return;
  if (user.id === actor?.userId) {
    throw new AppError(accountProblems.notFromYourself());
  }
  if (user.role === "admin" && admins.every((id) => id === user.id)) {
    throw new AppError(accountProblems.lastAdmin());
  }
}

function columnsFrom({ role, suspended, reason }: UserChanges): Partial<UserRow> {
  return {
    updatedAt: new Date(),
    ...(role !== undefined && { role }),
    ...(suspended !== undefined && {
      banned: suspended,
      banReason: suspended ? (reason ?? null) : null,
      banExpires: null,
    }),
  };
}

function standing({ role, banned, banReason }: UserRow) {
  return { role, suspended: banned, reason: banReason };
}

function about(did: string, id: string, change: Pick<AuditRecord, "before" | "after">) {
  return { action: `user.${did}`, objectType: "user" as const, objectId: id, ...change };
}
