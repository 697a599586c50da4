/** Mails about a new lead to those who answer it, in their own language. */

import type { Question } from "#domain/leads/inquiry-schema.ts";
import { defineTexts } from "#domain/shared/errors.ts";
import type { Language } from "#domain/shared/language.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import type { OutgoingMail } from "#server/platform/mail/repository.ts";
import { say } from "#server/platform/messages/say.ts";
import type { LeadPlace } from "./repository.ts";

export type MailContent = Question & { title: string; site: string };
type Reader = {
  recipient: string;
  name: string;
  language: Language;
  place: LeadPlace;
  /** Where to read more; null when everything is in the mail. */
  url: string | null;
};

export function newLeadMail(reader: Reader, told: MailContent): OutgoingMail {
  const { language, recipient, place, url } = reader;
  const { name, phone, email, message, title, site } = told;
  const contact = [name, formatPhone(phone), email].filter(Boolean).join("\n");
  const next = say(language, (url ? NEXT[place] : TEXTS.mail)());
  const lines = [say(language, TEXTS.asked({ reader: reader.name, title })), contact];
  if (message) lines.push(message);
  lines.push(url ? `${next}\n${url}` : next, site);
  return {
    recipient,
    subject: say(language, TEXTS.subject({ name, title })),
    body: lines.join("\n\n"),
    ...(email && { headers: { "Reply-To": email } }),
  };
}

const TEXTS = defineTexts({
  subject: /*i18n*/ { id: "leadMails.subject", message: "{name} asks about {title}" },
  asked: /*i18n*/ {
    id: "leadMails.asked",
    message: 'Dear {reader},\n\nSomebody asks about "{title}":',
  },
  inbox: /*i18n*/ {
    id: "leadMails.inbox",
    message: "The sooner one hears from you, the better. Answer from your inbox:",
  },
  guest: /*i18n*/ {
    id: "leadMails.guest",
    message:
      "Please call or write to them; the sooner, the better. Your own link shows all questions about your property:",
  },
  mail: /*i18n*/ {
    id: "leadMails.mail",
    message: "Please call or write to them; the sooner, the better.",
  },
});

const NEXT = {
  company: TEXTS.inbox,
  seller: TEXTS.inbox,
  guest: TEXTS.guest,
  mail: TEXTS.mail,
} satisfies Record<LeadPlace, unknown>;
