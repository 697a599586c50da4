/** The guard that every service for a lister's own data calls first. */

import { type LeadOwner, leadsOf } from "#domain/leads/policy.ts";
import type { Actor } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";

export function listerOnly(actor: Actor): LeadOwner {
  if (!actor) throw new AppError(sharedProblems.signInFirst());
  const owner = leadsOf(actor);
  if (!owner) throw new AppError(sharedProblems.notAllowed());
  return owner;
}
