/** The guard that every admin service calls first. */

import { canModerate } from "#domain/moderation/policy.ts";
import type { Caller, User } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";

export function requireAdmin({ actor }: Caller): User {
  if (!actor) throw new AppError(sharedProblems.signInFirst());
  if (!canModerate(actor)) throw new AppError(sharedProblems.notAllowed());
  return actor;
}
