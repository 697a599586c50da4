/** A guest who offers a property has no account, but a ticket: so many pictures, for so long. */

import { randomUUID } from "node:crypto";
import { isUuid } from "#domain/id.ts";
import { TICKET_MINUTES } from "#domain/upload.ts";
import { sign, verify } from "#server/signing.ts";

const PURPOSE = "upload-ticket";

export function newTicket(secret: string, now: Date): string {
  const endsAt = now.getTime() + TICKET_MINUTES * 60_000;
  return sign(secret, PURPOSE, `${randomUUID()}.${endsAt}`);
}

/** The id of a ticket that we gave out and that has not run out. */
export function ticketId(secret: string, ticket: string, now: Date): string | undefined {
  const [id = "", endsAt = ""] = (verify(secret, PURPOSE, ticket) ?? "").split(".");
  return isUuid(id) && Number(endsAt) > now.getTime() ? id : undefined;
}
