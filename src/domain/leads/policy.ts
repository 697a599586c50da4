import { type Actor, isAdmin, runsCompany } from "#domain/shared/actor.ts";

/**
 * Whose leads a user works on: members those of their company, but agents only their own and unassigned ones;
 * sellers those of their own listings.
 */
export function leadsOf(actor: Actor): LeadOwner | null {
  if (actor?.role === "company" && actor.companyId) {
    const { companyId, userId } = actor;
    return runsCompany(actor) ? { companyId } : { companyId, agentId: userId };
  }
  return actor?.role === "seller" ? { ownerId: actor.userId } : null;
}

export type LeadOwner = { companyId: string; agentId?: string } | { ownerId: string };

/** The file has everyone's name and number: only for those who run the company, and sellers for their own. */
export function canExportLeads(actor: Actor): boolean {
  const scope = leadsReadBy(actor);
  return scope !== null && !("agentId" in scope);
}

/** An agent can take a lead or give it back; the others can assign it to anyone. */
export function canAssignLead(scope: LeadScope, userId: string): boolean {
  if (!("companyId" in scope)) return "isEverybodys" in scope;
  return scope.agentId === undefined || scope.agentId === userId;
}

/** Which leads a user can read: listers their own, admins all of them, so that no lead goes unread. */
export function leadsReadBy(actor: Actor): LeadScope | null {
  return isAdmin(actor) ? { isEverybodys: true } : leadsOf(actor);
}

/** A guest who listed a home without an account reads its leads through a secret link. */
export type LeadScope = LeadOwner | { isEverybodys: true } | { guestListingId: string };
