import { requirementMessage } from "#domain/requirements/message.ts";
import { whatsappLink } from "#domain/shared/contact-links.ts";
import { CONTACT_MESSAGES } from "#web/platform/messages/language.ts";
import type { OfflineEntry } from "#web/platform/offline/offline-entry.ts";
import { useSite } from "#web/platform/site.ts";

/** The link to a chat with a requirement's message, in the language it was written in. */
export function useChatUrl(): (entry: OfflineEntry) => string {
  const { phone } = useSite();
  return ({ values, language }) =>
    whatsappLink(phone, requirementMessage(values, CONTACT_MESSAGES[language]));
}
