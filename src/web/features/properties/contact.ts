import { propertyMessage, whatsappLink } from "#domain/contact-links.ts";
import { localPath } from "#domain/language.ts";
import { isMobile } from "#domain/phone.ts";
import type { PropertySummary } from "#domain/property.ts";
import { MESSAGE_WORDS, useLanguage } from "#web/language.ts";
import { useSite } from "#web/site.ts";

type Contact = {
  phone: string;
  whatsappUrl: string;
  /** The listing has no number of its own: the button reaches the site's desk, and says so. */
  isSiteDesk: boolean;
};

export function usePropertyContact(property: PropertySummary): Contact {
  const site = useSite();
  const language = useLanguage();
  const own = property.whatsappNumber;
  const phone = own ?? site.phone;
  const message = propertyMessage(
    {
      title: property.title,
      location: property.location,
      priceRange: property.priceRange,
      companyName: property.company?.name ?? null,
      url: site.publicUrl + localPath(language, `/property/${property.id}`),
      id: property.id,
    },
    MESSAGE_WORDS[language],
  );
  const reachable = isMobile(phone) ? phone : site.phone;
  return { phone, whatsappUrl: whatsappLink(reachable, message), isSiteDesk: own === null };
}
