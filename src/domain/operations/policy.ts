import { type Actor, isAdmin } from "#domain/shared/actor.ts";

/** What the machine is doing, and where its backups lie. */
export function canSeeSystem(actor: Actor): boolean {
  return isAdmin(actor);
}

export function canExport(actor: Actor): boolean {
  return isAdmin(actor);
}
