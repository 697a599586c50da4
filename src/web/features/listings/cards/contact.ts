import { listingContact } from "#domain/listings/contact.ts";
import type { ListingSummary } from "#domain/listings/listing.ts";
import { listingMessage, whatsappLink } from "#domain/shared/contact-links.ts";
import { localPath } from "#domain/shared/language.ts";
import { CONTACT_MESSAGES, useLanguage } from "#web/platform/messages/language.ts";
import { useSite } from "#web/platform/site.ts";

type Contact = {
  phone: string;
  whatsappUrl: string;
  /** The lister has no number: the button reaches the site's staff, and says so. */
  isSiteCall: boolean;
  /** The same for WhatsApp, which a landline does not have. */
  isSiteChat: boolean;
};

export function useListingContact(property: ListingSummary): Contact {
  const site = useSite();
  const language = useLanguage();
  const { phone, chat } = listingContact(property);
  const message = listingMessage(
    {
      title: property.title,
      location: property.location,
      priceRange: property.priceRange,
      companyName: property.company?.name ?? null,
      url: site.publicUrl + localPath(language, `/property/${property.id}`),
      id: property.id,
    },
    CONTACT_MESSAGES[language],
  );
  return {
    phone: phone ?? site.phone,
    whatsappUrl: whatsappLink(chat ?? site.phone, message),
    isSiteCall: phone === null,
    isSiteChat: chat === null,
  };
}
