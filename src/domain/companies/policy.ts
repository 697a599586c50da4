import { type Actor, isAdmin, isMemberOf, runsCompany } from "#domain/shared/actor.ts";
import type { MemberRole } from "#domain/shared/roles.ts";

export function canManageCompanies(actor: Actor): boolean {
  return isAdmin(actor);
}

/** What the public reads about a company, its logo and its RERA number; an agent only sees it. */
export function canEditCompany(actor: Actor, companyId: string): boolean {
  return isAdmin(actor) || (isMemberOf(actor, companyId) && runsCompany(actor));
}

/** A company in any state, with that state. */
export function canSeeCompany(actor: Actor, companyId: string): boolean {
  return isAdmin(actor) || isMemberOf(actor, companyId);
}

/** Who may ask others into a company, and give them this role. */
export function canAppoint(by: MemberRole, role: MemberRole): boolean {
  return by === "owner" || (by === "manager" && role !== "owner");
}
