/** Finds and erases a person by a contact, for callers already authorized: an admin, or the operator. */

import { randomUUIDv7 } from "node:crypto";
import type { PersonalDataOf } from "#domain/privacy/answer-schema.ts";
import type { Caller } from "#domain/shared/actor.ts";
import type { Deps } from "#server/deps.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import { type ErasedCounts, erasePerson } from "#server/shared/erasure/erase.ts";
import { type Person, personWith } from "#server/shared/erasure/person.ts";
import { listPersonalData } from "#server/shared/erasure/repository-personal.ts";
import { listAccounts } from "./repository.ts";

type Account = { id: string; name: string; role: string };
type Found = { contact: string; held: PersonalDataOf; hasAccount: boolean; accounts: Account[] };

export function createErasures({ db, now }: Pick<Deps, "db" | "now">) {
  return {
    async find(caller: Caller, contact: string): Promise<Found> {
      const accounts = await listAccounts(db, contact);
      const held = await listPersonalData(db, withAccounts(contact, accounts));
      await note(db, caller, "looked-up", {});
      return { contact, held, hasAccount: accounts.length > 0, accounts: accounts.map(toAccount) };
    },

    /** Erases accounts too, at once and for good, unless `refuse` throws because of one of them. */
    async erase(
      caller: Caller,
      contact: string,
      { by, refuse }: { by: string; refuse?: (account: Account) => void },
    ): Promise<ErasedCounts> {
      return db.transaction(async (tx) => {
        const accounts = await listAccounts(tx, contact);
        for (const account of accounts) refuse?.(toAccount(account));
        return eraseNoted(tx, caller, withAccounts(contact, accounts), by);
      });
    },

    /** Must run in a transaction. */
    eraseNoted,
  };

  async function eraseNoted(tx: Db, caller: Caller, person: Person, by: string) {
    const counts = await erasePerson(tx, person, now());
    await note(tx, caller, "erased", { by, ...counts });
    return counts;
  }
}

/** Under a random id: the entry records that a person was erased, but not who. */
async function note(db: Db, caller: Caller, did: string, after: Record<string, unknown>) {
  const objectId = randomUUIDv7();
  await insertAudit(db, caller, { action: `person.${did}`, objectType: "person", objectId, after });
}

type Row = Awaited<ReturnType<typeof listAccounts>>[number];

function toAccount({ id, name, role }: Row): Account {
  return { id, name, role };
}

function withAccounts(contact: string, accounts: Row[]): Person {
  return { ...personWith(contact), userIds: accounts.map(({ id }) => id) };
}
