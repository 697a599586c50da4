import { type Actor, isAdmin } from "#domain/shared/actor.ts";

/** Moderation: pending decisions, agents, reviews, subscribers, the email queue and the trash. */
export function canModerate(actor: Actor): boolean {
  return isAdmin(actor);
}
