/** At which numbers a listing is reached: its own, else those of who lists it; the site's own only where there is none. */

import { isMobile } from "#domain/shared/phone.ts";
import type { ListingSummary } from "./listing.ts";

type Reached = Pick<ListingSummary, "whatsappNumber" | "company" | "agent">;

/** Null where nobody but the site itself can be called, or written to. */
export type ListingContact = { phone: string | null; chat: string | null };

export function listingContact({ whatsappNumber, company, agent }: Reached): ListingContact {
  const phones = [whatsappNumber, agent?.phone, company?.phone];
  const chats = [whatsappNumber, agent?.phone, company?.whatsappNumber, company?.phone];
  return {
    phone: phones.find((number) => number != null) ?? null,
    // A landline rings, and takes no chat.
    chat: chats.find((number) => number != null && isMobile(number)) ?? null,
  };
}
