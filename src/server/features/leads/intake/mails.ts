/** Mails about a new lead to those who answer it, in their own language. */

import type { Question } from "#domain/leads/inquiry-schema.ts";
import type { Language } from "#domain/shared/language.ts";
import { formatPhone } from "#domain/shared/phone.ts";
import type { OutgoingMail } from "#server/platform/mail/repository.ts";
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

export function newLeadMail(reader: Reader, content: MailContent): OutgoingMail {
  const words = WORDS[reader.language];
  const { name, phone, email, message, title, site } = content;
  const contact = [name, formatPhone(phone), email].filter(Boolean).join("\n");
  const lines = [words.hello(reader.name), words.asked(title), contact];
  if (message) lines.push(message);
  lines.push(reader.url ? `${words.next[reader.place]}\n${reader.url}` : words.next.mail, site);
  return {
    recipient: reader.recipient,
    subject: words.subject(name, title),
    body: lines.join("\n\n"),
    ...(email && { headers: { "Reply-To": email } }),
  };
}

type Words = {
  hello: (name: string) => string;
  subject: (name: string, title: string) => string;
  asked: (title: string) => string;
  next: Record<LeadPlace, string>;
};

const ENGLISH_INBOX = "The sooner one hears from you, the better. Answer from your inbox:";
const HINDI_INBOX = "जितनी जल्दी जवाब, उतना अच्छा। अपने इनबॉक्स से जवाब दें:";

const WORDS: Record<Language, Words> = {
  en: {
    hello: (name) => `Dear ${name},`,
    subject: (name, title) => `${name} asks about ${title}`,
    asked: (title) => `Somebody asks about "${title}":`,
    next: {
      company: ENGLISH_INBOX,
      seller: ENGLISH_INBOX,
      guest:
        "Please call or write to them; the sooner, the better. Your own link shows all questions about your property:",
      mail: "Please call or write to them; the sooner, the better.",
    },
  },
  hi: {
    hello: (name) => `नमस्ते ${name},`,
    subject: (name, title) => `${name} ने ${title} के बारे में पूछा है`,
    asked: (title) => `"${title}" के बारे में पूछताछ आई है:`,
    next: {
      company: HINDI_INBOX,
      seller: HINDI_INBOX,
      guest:
        "कृपया उन्हें फ़ोन करें या लिखें; जितनी जल्दी, उतना अच्छा। आपकी प्रॉपर्टी के बारे में आए सभी सवाल आपके अपने लिंक पर दिखते हैं:",
      mail: "कृपया उन्हें फ़ोन करें या लिखें; जितनी जल्दी, उतना अच्छा।",
    },
  },
};
