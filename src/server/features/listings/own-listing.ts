/** Which listings belong to a user. */

import type { ManagedListing } from "#domain/listings/listing.ts";
import { canEditListing } from "#domain/listings/policy.ts";
import type { User } from "#domain/shared/actor.ts";
import { isListingId } from "#domain/shared/id.ts";
import type { Db } from "#server/platform/db/client.ts";
import { findRevisedListing, type Scope } from "./repository-managed.ts";
import { forbidden, notFound } from "./write-rules.ts";

/** Members have the company's listings, sellers their own; no other user has any. */
export function scopeOf(actor: User): Scope {
  if (actor.role === "seller") return { ownerId: actor.userId };
  if (actor.role === "company" && actor.companyId !== null) return { companyId: actor.companyId };
  throw forbidden();
}

/** As its owner last edited it; another's public listing is refused, any other does not exist. */
export async function getOwnListing(db: Db, actor: User, id: string): Promise<ManagedListing> {
  const property = isListingId(id) ? await findRevisedListing(db, id) : undefined;
  if (!property || property.deletedAt) throw notFound();
  if (canEditListing(actor, property)) return property;
  throw property.status === "live" ? forbidden() : notFound();
}
