/** A badge vouches for a name that staff has checked, so a verified company must request a new one. */

import { isAdmin, type User } from "#domain/shared/actor.ts";
import type { CompanyRow } from "./repository-writes.ts";

type Naming = Partial<Pick<CompanyRow, "name" | "pendingName" | "pendingNameAt">>;

const NO_PENDING_NAME = { pendingName: null, pendingNameAt: null };

/** What a change of name writes; an admin's applies at once, the old name withdraws the request. */
export function nameChange(actor: User, row: CompanyRow, name: string | undefined, now: Date) {
  if (name === undefined) return {};
  if (isAdmin(actor) || !row.verifiedAt || name === row.name) return { name, ...NO_PENDING_NAME };
  const isSame = name === row.pendingName;
  const asked: Naming = { name: row.name, pendingName: name };
  return { ...asked, pendingNameAt: isSame ? row.pendingNameAt : now };
}

/** Once approved, the pending name applies; otherwise the old name stays. */
export function nameDecision({ pendingName }: CompanyRow, isApproved: boolean): Naming {
  return { ...(isApproved && pendingName && { name: pendingName }), ...NO_PENDING_NAME };
}
