import { type Actor, isMemberOf } from "#domain/shared/actor.ts";

/** Only people who have contacted a company may review it, and none of its own members. */
export function canReview(
  actor: Actor,
  { companyId, hasInquired }: { companyId: string; hasInquired: boolean },
): boolean {
  return actor !== null && hasInquired && !isMemberOf(actor, companyId);
}
