import { type Actor, isAdmin } from "#domain/shared/actor.ts";

/** Files that fill the site with listings, and files that carry its data away. */
export function canImport(actor: Actor): boolean {
  return isAdmin(actor);
}
