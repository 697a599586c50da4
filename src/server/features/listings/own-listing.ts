/** Which listings are somebody's own. */

import type { ManagedProperty } from "#domain/listings/listing.ts";
import { canEditProperty } from "#domain/listings/policy.ts";
import type { Somebody } from "#domain/shared/actor.ts";
import { isListingId } from "#domain/shared/id.ts";
import type { Db } from "#server/platform/db/client.ts";
import { findRevisedProperty, type Scope } from "./repository-managed.ts";
import { forbidden, notFound } from "./write-rules.ts";

/** A member sees the company's, a seller their own; nobody else has any. */
export function scopeOf(actor: Somebody): Scope {
  if (actor.role === "seller") return { ownerId: actor.userId };
  if (actor.role === "company" && actor.companyId !== null) return { companyId: actor.companyId };
  throw forbidden();
}

/** As its owner last wrote it; another's that is public is refused, any other does not exist. */
export async function getOwnListing(db: Db, actor: Somebody, id: string): Promise<ManagedProperty> {
  const property = isListingId(id) ? await findRevisedProperty(db, id) : undefined;
  if (!property || property.deletedAt) throw notFound();
  if (canEditProperty(actor, property)) return property;
  throw property.status === "live" ? forbidden() : notFound();
}
