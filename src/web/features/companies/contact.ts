import type { Company } from "#domain/companies/company.ts";
import { companyMessage, whatsappLink } from "#domain/shared/contact-links.ts";
import { localPath } from "#domain/shared/language.ts";
import { isMobile } from "#domain/shared/phone.ts";
import { CONTACT_MESSAGES, useLanguage } from "#web/platform/messages/language.ts";
import { useSite } from "#web/platform/site.ts";

/** The WhatsApp link to a company, or null if none of its numbers can take a chat. */
export function useCompanyWhatsApp(company: Company): string | null {
  const site = useSite();
  const language = useLanguage();
  const number = [company.whatsappNumber, company.contact].find(
    (phone) => phone && isMobile(phone),
  );
  if (!number) return null;
  const url = site.publicUrl + localPath(language, `/company/${company.id}`);
  return whatsappLink(
    number,
    companyMessage({ name: company.name, url }, CONTACT_MESSAGES[language]),
  );
}
