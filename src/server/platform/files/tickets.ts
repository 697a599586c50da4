/** A guest who offers a listing has no account but a ticket: a number of pictures, for a limited time. */

import { randomUUID } from "node:crypto";
import { TICKET_MINUTES } from "#domain/pictures/upload.ts";
import { isUuid } from "#domain/shared/id.ts";
import { sign, verify } from "#server/platform/signing.ts";

const PURPOSE = "upload-ticket";

export function newTicket(secret: string, now: Date): string {
  const endsAt = now.getTime() + TICKET_MINUTES * 60_000;
  return sign(secret, PURPOSE, `${randomUUID()}.${endsAt}`);
}

/** The id of a ticket that we issued and that has not expired. */
export function ticketId(secret: string, ticket: string, now: Date): string | undefined {
  const { id, endsAt } = read(secret, ticket);
  return endsAt > now.getTime() ? id : undefined;
}

/** Accepts expired tickets too: nothing more can be uploaded with one, but its pictures are still theirs. */
export function ownTicketId(secret: string, ticket: string): string | undefined {
  return read(secret, ticket).id;
}

function read(secret: string, ticket: string): { id: string | undefined; endsAt: number } {
  const [id = "", endsAt = ""] = (verify(secret, PURPOSE, ticket) ?? "").split(".");
  return { id: isUuid(id) ? id : undefined, endsAt: Number(endsAt) };
}
