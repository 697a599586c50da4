/** The guard that every admin service calls first. */

import { canModerate } from "#domain/moderation/policy.ts";
import type { Caller, User } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";

export function requireAdmin({ actor }: Caller): User {
  if (!actor) throw new AppError("UNAUTHENTICATED", "Sign in first");
  if (!canModerate(actor)) throw new AppError("FORBIDDEN", "You are not allowed to do that");
  return actor;
}
