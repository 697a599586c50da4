/** The user who acts; the policy of each feature says what they may do there. */

import type { MemberRole, Role } from "./roles.ts";

/** A signed-in user; `null` is a visitor. */
export type Actor = User | null;

export type User = {
  userId: string;
  role: Role;
  companyId: string | null;
  /** Their role in that company; if it is missing, they are treated as the lowest. */
  memberRole?: MemberRole;
  /** The session of the request; our own scripts have none. */
  sessionId?: string;
  /** The admin viewing this user's dashboard, who may change nothing there. */
  viewedBy?: string;
};

/** Who acts, and from which address: recorded in the audit log. */
export type Caller = { actor: Actor; address: string | null };

export function isAdmin(actor: Actor): boolean {
  return actor?.role === "admin";
}

export function isMemberOf(actor: Actor, companyId: string): boolean {
  return actor?.role === "company" && actor.companyId === companyId;
}

/** Owners and managers run the company; an agent works on its listings and leads. */
export function runsCompany(actor: Actor): boolean {
  return actor?.memberRole === "owner" || actor?.memberRole === "manager";
}
