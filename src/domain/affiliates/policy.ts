import { type Actor, isAdmin } from "#domain/shared/actor.ts";

/** Links and earnings belong to affiliates; an admin has none, but may look at the pages. */
export function canUseAffiliateDashboard(actor: Actor): boolean {
  return isAdmin(actor) || actor?.role === "affiliate";
}
