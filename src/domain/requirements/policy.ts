import { type Actor, isAdmin } from "#domain/shared/actor.ts";

export function canReadRequirements(actor: Actor): boolean {
  return isAdmin(actor);
}
