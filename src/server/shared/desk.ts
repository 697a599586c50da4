/** Asked by every service of the admin's desk before anything else. */

import { canRunDesk } from "#domain/moderation/policy.ts";
import type { Caller, Somebody } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/errors.ts";

export function deskOnly({ actor }: Caller): Somebody {
  if (!actor) throw new AppError("UNAUTHENTICATED", "Sign in first");
  if (!canRunDesk(actor)) throw new AppError("FORBIDDEN", "You are not allowed to do that");
  return actor;
}
