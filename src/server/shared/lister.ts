/** Asked by every service that shows listers what is theirs, before anything else. */

import { AppError } from "#domain/shared/errors.ts";
import { type Actor, type LeadOwner, leadsOf } from "#domain/shared/policy.ts";

export function listerOnly(actor: Actor): LeadOwner {
  if (!actor) throw new AppError("UNAUTHENTICATED", "Sign in first");
  const owner = leadsOf(actor);
  if (!owner) throw new AppError("FORBIDDEN", "You are not allowed to do that");
  return owner;
}
