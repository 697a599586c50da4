/** A guest who offers a property has no account, but a ticket: so many pictures, for so long. */

import { randomUUID } from "node:crypto";
import { TICKET_MINUTES } from "#domain/pictures/upload.ts";
import { isUuid } from "#domain/shared/id.ts";
import { sign, verify } from "#server/platform/signing.ts";

const PURPOSE = "upload-ticket";

export function newTicket(secret: string, now: Date): string {
  const endsAt = now.getTime() + TICKET_MINUTES * 60_000;
  return sign(secret, PURPOSE, `${randomUUID()}.${endsAt}`);
}

/** The id of a ticket that we gave out and that has not run out. */
export function ticketId(secret: string, ticket: string, now: Date): string | undefined {
  const { id, endsAt } = read(secret, ticket);
  return endsAt > now.getTime() ? id : undefined;
}

/** Of a ticket that may have run out: nothing more can be sent with it, but what was sent is theirs. */
export function ownTicketId(secret: string, ticket: string): string | undefined {
  return read(secret, ticket).id;
}

function read(secret: string, ticket: string): { id: string | undefined; endsAt: number } {
  const [id = "", endsAt = ""] = (verify(secret, PURPOSE, ticket) ?? "").split(".");
  return { id: isUuid(id) ? id : undefined, endsAt: Number(endsAt) };
}
