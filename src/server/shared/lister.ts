/** Asked by every service that shows listers what is theirs, before anything else. */

import { type LeadOwner, leadsOf } from "#domain/leads/policy.ts";
import type { Actor } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";

export function listerOnly(actor: Actor): LeadOwner {
  if (!actor) throw new AppError("UNAUTHENTICATED", "Sign in first");
  const owner = leadsOf(actor);
  if (!owner) throw new AppError("FORBIDDEN", "You are not allowed to do that");
  return owner;
}
