import { type Actor, isMemberOf } from "#domain/shared/actor.ts";

/** Who has asked a company knows it; whoever works there knows it too well. */
export function canReview(
  actor: Actor,
  { companyId, hasInquired }: { companyId: string; hasInquired: boolean },
): boolean {
  return actor !== null && hasInquired && !isMemberOf(actor, companyId);
}
