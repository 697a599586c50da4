/** Who may do what: pure sentences, asked by the server before every act and by pages for every button. */

import type { MemberRole, Role } from "#domain/accounts/account.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";
import type { UploadBucket } from "#domain/pictures/upload.ts";

/** Somebody signed in; `null` is a visitor. */
export type Actor = Somebody | null;

export type Somebody = {
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

type Owned = { companyId: string | null; ownerId: string | null };

export function isAdmin(actor: Actor): boolean {
  return actor?.role === "admin";
}

export function canReadRequirements(actor: Actor): boolean {
  return isAdmin(actor);
}

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

export function canEditProperty(actor: Actor, property: Owned): boolean {
  if (isAdmin(actor)) return true;
  if (property.companyId !== null && isMemberOf(actor, property.companyId)) return true;
  return actor?.role === "seller" && property.ownerId === actor.userId;
}

/** That a home is still to be had only its lister can say, and nobody in their place. */
export function canConfirm(actor: Actor, property: Owned): boolean {
  return !isAdmin(actor) && canEditProperty(actor, property);
}

/** Whose name a new listing may carry: a company's own, or a seller's, who lists for no company. */
export function canListFor(actor: Actor, companyId: string | null): boolean {
  if (isAdmin(actor)) return true;
  return companyId === null ? actor?.role === "seller" : isMemberOf(actor, companyId);
}

/** A listing that is not live exists only for those who may edit it. */
export function canSeeProperty(actor: Actor, property: Owned & { status: ListingStatus }): boolean {
  return property.status === "live" || canEditProperty(actor, property);
}

/** Whoever lists something may show it; a logo is for those who may hang it up. */
export function canUpload(actor: Actor, bucket: UploadBucket): boolean {
  if (isAdmin(actor)) return true;
  if (actor?.role === "company" && bucket === "company-logos") return runsCompany(actor);
  if (actor?.role === "company") return bucket === "property-images";
  return actor?.role === "seller" && bucket === "property-images";
}

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

/** Who may ask others into a company, and give them this role. */
export function canAppoint(by: MemberRole, role: MemberRole): boolean {
  return by === "owner" || (by === "manager" && role !== "owner");
}

/** The desk: what waits for a decision, agents, reviews, subscribers, outgoing mail and what was deleted. */
export function canRunDesk(actor: Actor): boolean {
  return isAdmin(actor);
}

/** Who has asked a company knows it; whoever works there knows it too well. */
export function canReview(
  actor: Actor,
  { companyId, hasInquired }: { companyId: string; hasInquired: boolean },
): boolean {
  return actor !== null && hasInquired && !isMemberOf(actor, companyId);
}

/** Files that fill the site with listings, and files that carry its data away. */
export function canImport(actor: Actor): boolean {
  return isAdmin(actor);
}

/** What the machine is doing, and where its backups lie. */
export function canSeeSystem(actor: Actor): boolean {
  return isAdmin(actor);
}

export function canExport(actor: Actor): boolean {
  return isAdmin(actor);
}

/** Links and earnings are an affiliate's own; an admin has none, and may look at the pages. */
export function canUseAffiliateDesk(actor: Actor): boolean {
  return isAdmin(actor) || actor?.role === "affiliate";
}

export function isMemberOf(actor: Actor, companyId: string): boolean {
  return actor?.role === "company" && actor.companyId === companyId;
}

/** Owners and managers answer for the company; an agent works on its listings and leads. */
function runsCompany(actor: Actor): boolean {
  return actor?.memberRole === "owner" || actor?.memberRole === "manager";
}
