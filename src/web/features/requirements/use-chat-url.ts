import { requirementMessage } from "#domain/requirements/message.ts";
import { whatsappLink } from "#domain/shared/contact-links.ts";
import { MESSAGE_WORDS } from "#web/platform/messages/language.ts";
import type { OutboxEntry } from "#web/platform/offline/outbox-entry.ts";
import { useSite } from "#web/platform/site.ts";

/** The chat with a requirement's message, in the language it was written in. */
export function useChatUrl(): (entry: OutboxEntry) => string {
  const { phone } = useSite();
  return ({ values, language }) =>
    whatsappLink(phone, requirementMessage(values, MESSAGE_WORDS[language]));
}
