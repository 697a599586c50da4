import { type Actor, isAdmin } from "#domain/shared/actor.ts";

/** Importing listings, and exporting the site's data. */
export function canImport(actor: Actor): boolean {
  return isAdmin(actor);
}
