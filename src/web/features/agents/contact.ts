import type { Agent } from "#domain/agents/agent.ts";
import {
  greetingMessage,
  mailtoLink,
  telLink,
  whatsappLink,
} from "#domain/shared/contact-links.ts";
import { localPath } from "#domain/shared/language.ts";
import { isMobile } from "#domain/shared/phone.ts";
import { CONTACT_MESSAGES, useLanguage } from "#web/platform/messages/language.ts";
import { useSite } from "#web/platform/site.ts";

/** The ways to contact an agent; null where there is none. */
export function useAgentContact({ id, name, phone, email }: Agent) {
  const site = useSite();
  const language = useLanguage();
  const words = CONTACT_MESSAGES[language];
  const url = site.publicUrl + localPath(language, `/agents/${id}`);
  const message = `${greetingMessage(name, words)}\n${words.link}: ${url}`;
  return {
    url,
    whatsappUrl: phone && isMobile(phone) ? whatsappLink(phone, message) : null,
    telUrl: phone && telLink(phone),
    mailUrl: email && mailtoLink(email),
  };
}
