import { type Actor, isAdmin, isMemberOf, runsCompany } from "#domain/shared/actor.ts";
import type { MemberRole } from "#domain/shared/roles.ts";

export function canManageCompanies(actor: Actor): boolean {
  return isAdmin(actor);
}

/** The public profile, including logo and RERA number; an agent can only read it. */
export function canEditCompany(actor: Actor, companyId: string): boolean {
  return isAdmin(actor) || (isMemberOf(actor, companyId) && runsCompany(actor));
}

/** Whether the actor may see a company in any state, including that state. */
export function canSeeCompany(actor: Actor, companyId: string): boolean {
  return isAdmin(actor) || isMemberOf(actor, companyId);
}

/** Whether a member may invite others to a company in this role. */
export function canAppoint(by: MemberRole, role: MemberRole): boolean {
  return by === "owner" || (by === "manager" && role !== "owner");
}
