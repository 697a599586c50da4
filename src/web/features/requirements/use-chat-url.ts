import { whatsappLink } from "#domain/contact-links.ts";
import { requirementMessage } from "#domain/requirement-message.ts";
import { MESSAGE_WORDS } from "#web/language.ts";
import { useSite } from "#web/site.ts";
import type { OutboxEntry } from "./outbox-entry.ts";

/** The chat with a requirement's message, in the language it was written in. */
export function useChatUrl(): (entry: OutboxEntry) => string {
  const { phone } = useSite();
  return ({ values, language }) =>
    whatsappLink(phone, requirementMessage(values, MESSAGE_WORDS[language]));
}
