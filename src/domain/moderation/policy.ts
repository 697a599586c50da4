import { type Actor, isAdmin } from "#domain/shared/actor.ts";

/** The desk: what waits for a decision, agents, reviews, subscribers, outgoing mail and what was deleted. */
export function canModerate(actor: Actor): boolean {
  return isAdmin(actor);
}
