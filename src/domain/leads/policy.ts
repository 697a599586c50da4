import { type Actor, isAdmin, runsCompany } from "#domain/shared/actor.ts";

/**
 * Whose leads somebody works on: a member those of the company, of which an agent has only their own and
 * those that nobody looks after yet; a seller those of own listings.
 */
export function leadsOf(actor: Actor): LeadOwner | null {
  if (actor?.role === "company" && actor.companyId) {
    const { companyId, userId } = actor;
    return runsCompany(actor) ? { companyId } : { companyId, agentId: userId };
  }
  return actor?.role === "seller" ? { ownerId: actor.userId } : null;
}

export type LeadOwner = { companyId: string; agentId?: string } | { ownerId: string };

/** A file with everybody's name and number: for those who answer for the company, and a seller's own. */
export function canExportLeads(actor: Actor): boolean {
  const scope = leadsReadBy(actor);
  return scope !== null && !("agentId" in scope);
}

/** An agent takes a lead or lays it back; others hand it to whom they like. */
export function canAssignLead(scope: LeadScope, userId: string): boolean {
  if (!("companyId" in scope)) return "isEverybodys" in scope;
  return scope.agentId === undefined || scope.agentId === userId;
}

/** Which leads somebody reads: a lister their own, an admin every one, lest any be read by nobody. */
export function leadsReadBy(actor: Actor): LeadScope | null {
  return isAdmin(actor) ? { isEverybodys: true } : leadsOf(actor);
}

/** A guest who listed a home without an account reads those about it, by their secret link. */
export type LeadScope = LeadOwner | { isEverybodys: true } | { guestListingId: string };
