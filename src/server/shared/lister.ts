/** The guard that every service for a lister's own data calls first. */

import { type LeadOwner, leadsOf } from "#domain/leads/policy.ts";
import type { Actor } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";

export function listerOnly(actor: Actor): LeadOwner {
  if (!actor) throw new AppError("UNAUTHENTICATED", "Sign in first");
  const owner = leadsOf(actor);
  if (!owner) throw new AppError("FORBIDDEN", "You are not allowed to do that");
  return owner;
}
