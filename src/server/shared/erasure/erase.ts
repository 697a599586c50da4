/** Erases a person's rows, accounts and traces in one transaction. */

import type { Caller } from "#domain/shared/actor.ts";
import { insertAudit } from "#server/platform/audit/repository.ts";
import type { Db } from "#server/platform/db/client.ts";
import type { Person } from "./person.ts";
import { eraseAuditTraces } from "./repository-audit.ts";
import {
  appointOwner,
  deleteCompany,
  deleteUsers,
  lockOwnedCompanies,
} from "./repository-companies.ts";
import {
  deleteNotices,
  deleteProofs,
  type Erased,
  eraseRows,
  listNames,
} from "./repository-erase.ts";

const ANONYMOUS: Caller = { actor: null, address: null };

export type ErasedCounts = Record<keyof Erased | "user", number>;

/** Must run in a transaction. */
export async function erasePerson(tx: Db, person: Person, now: Date): Promise<ErasedCounts> {
  const companyIds = await lockOwnedCompanies(tx, person.userIds);
  const names = await listNames(tx, person);
  const erased = await eraseRows(tx, person, names, now);
  await deleteProofs(tx, person);
  await deleteUsers(tx, person.userIds);
  for (const id of companyIds) await transferOrDeleteCompany(tx, id, now);
  const erasedIds = Object.values(erased).flat();
  await deleteNotices(tx, erasedIds);
  await eraseAuditTraces(tx, person, erasedIds);
  const counts = Object.entries(erased).map(([kind, ids]) => [kind, ids.length]);
  return { ...(Object.fromEntries(counts) as ErasedCounts), user: person.userIds.length };
}

/** Gives a company without an owner to the next member in rank, or deletes it if no member is left. */
async function transferOrDeleteCompany(tx: Db, id: string, now: Date): Promise<void> {
  const company = { objectType: "company" as const, objectId: id };
  const owner = await appointOwner(tx, id);
  if (!owner) await deleteCompany(tx, id, now);
  const did = owner
    ? { action: "company.member-changed", after: { member: owner, role: "owner" } }
    : { action: "company.deleted", after: { deletedAt: now } };
  await insertAudit(tx, ANONYMOUS, { ...company, ...did });
}
