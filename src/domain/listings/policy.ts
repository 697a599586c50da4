import { type Actor, isAdmin, isMemberOf } from "#domain/shared/actor.ts";
import type { ListingStatus } from "./listing.ts";

type Owned = { companyId: string | null; ownerId: string | null };

export function canEditListing(actor: Actor, property: Owned): boolean {
  if (isAdmin(actor)) return true;
  if (property.companyId !== null && isMemberOf(actor, property.companyId)) return true;
  return actor?.role === "seller" && property.ownerId === actor.userId;
}

/** Only the lister can confirm that a home is still available; an admin cannot do it for them. */
export function canConfirm(actor: Actor, property: Owned): boolean {
  return !isAdmin(actor) && canEditListing(actor, property);
}

/** Who a new listing may be listed for: members list for their company, sellers without one. */
export function canListFor(actor: Actor, companyId: string | null): boolean {
  if (isAdmin(actor)) return true;
  return companyId === null ? actor?.role === "seller" : isMemberOf(actor, companyId);
}

/** A listing that is not live exists only for those who may edit it. */
export function canSeeListing(actor: Actor, property: Owned & { status: ListingStatus }): boolean {
  return property.status === "live" || canEditListing(actor, property);
}
