import { type Actor, isAdmin } from "#domain/shared/actor.ts";

/** The system status, and where the backups are. */
export function canSeeSystem(actor: Actor): boolean {
  return isAdmin(actor);
}

export function canExport(actor: Actor): boolean {
  return isAdmin(actor);
}
