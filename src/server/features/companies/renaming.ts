/** A badge stands beside a name that somebody has checked: a verified company asks for another one. */

import { isAdmin, type User } from "#domain/shared/actor.ts";
import type { CompanyRow } from "./repository-writes.ts";

type Naming = Partial<Pick<CompanyRow, "name" | "pendingName" | "pendingNameAt">>;

const NOTHING_WAITS = { pendingName: null, pendingNameAt: null };

/** What a change of name writes; an admin's is the decision itself, and the old name takes the wish back. */
export function namingAfter(actor: User, row: CompanyRow, name: string | undefined, now: Date) {
  if (name === undefined) return {};
  if (isAdmin(actor) || !row.verifiedAt || name === row.name) return { name, ...NOTHING_WAITS };
  const isSame = name === row.pendingName;
  const asked: Naming = { name: row.name, pendingName: name };
  return { ...asked, pendingNameAt: isSame ? row.pendingNameAt : now };
}

/** Approved it is the name; otherwise the company stays as it is called. */
export function namingDecided({ pendingName }: CompanyRow, isApproved: boolean): Naming {
  return { ...(isApproved && pendingName && { name: pendingName }), ...NOTHING_WAITS };
}
