/** The numbers of a listing: its own, else its lister's; the site's own only if there is no other. */

import { isMobile } from "#domain/shared/phone.ts";
import type { ListingSummary } from "./listing.ts";

type Reached = Pick<ListingSummary, "whatsappNumber" | "company" | "agent">;

/** Null where only the site itself can be called, or messaged. */
export type ListingContact = { phone: string | null; chat: string | null };

export function listingContact({ whatsappNumber, company, agent }: Reached): ListingContact {
  const phones = [whatsappNumber, agent?.phone, company?.phone];
  const chats = [whatsappNumber, agent?.phone, company?.whatsappNumber, company?.phone];
  return {
    phone: phones.find((number) => number != null) ?? null,
    // A landline can be called but has no chat.
    chat: chats.find((number) => number != null && isMobile(number)) ?? null,
  };
}
