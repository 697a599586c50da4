import { type Actor, isAdmin } from "#domain/shared/actor.ts";

/** Links and earnings are an affiliate's own; an admin has none, and may look at the pages. */
export function canUseAffiliateDashboard(actor: Actor): boolean {
  return isAdmin(actor) || actor?.role === "affiliate";
}
