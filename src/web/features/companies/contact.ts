import type { Company } from "#domain/company.ts";
import { companyMessage, whatsappLink } from "#domain/contact-links.ts";
import { localPath } from "#domain/language.ts";
import { isMobile } from "#domain/phone.ts";
import { MESSAGE_WORDS, useLanguage } from "#web/language.ts";
import { useSite } from "#web/site.ts";

/** The chat with a company, or nothing when no number of it can take one. */
export function useCompanyWhatsApp(company: Company): string | null {
  const site = useSite();
  const language = useLanguage();
  const number = [company.whatsappNumber, company.contact].find(
    (phone) => phone && isMobile(phone),
  );
  if (!number) return null;
  const url = site.publicUrl + localPath(language, `/company/${company.id}`);
  return whatsappLink(number, companyMessage({ name: company.name, url }, MESSAGE_WORDS[language]));
}
