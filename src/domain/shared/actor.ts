/** Who acts: the policy of each feature says what they may do there. */

import type { MemberRole, Role } from "./roles.ts";

/** Somebody signed in; `null` is a visitor. */
export type Actor = User | null;

export type User = {
  userId: string;
  role: Role;
  companyId: string | null;
  /** What they are inside that company; whoever comes without it is treated as the lowest. */
  memberRole?: MemberRole;
  /** The session the request came with; scripts of our own have none. */
  sessionId?: string;
  /** The admin who looks at this person's desk, and may change nothing there. */
  viewedBy?: string;
};

/** Whoever acts, and from where: what the audit log wants to know. */
export type Caller = { actor: Actor; address: string | null };

export function isAdmin(actor: Actor): boolean {
  return actor?.role === "admin";
}

export function isMemberOf(actor: Actor, companyId: string): boolean {
  return actor?.role === "company" && actor.companyId === companyId;
}

/** Owners and managers answer for the company; an agent works on its listings and leads. */
export function runsCompany(actor: Actor): boolean {
  return actor?.memberRole === "owner" || actor?.memberRole === "manager";
}
