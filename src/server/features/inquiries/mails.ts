/** What those who answer hear of a new lead, in their own language. */

import type { Question } from "#domain/inquiry-schema.ts";
import type { Language } from "#domain/language.ts";
import { formatPhone } from "#domain/phone.ts";
import type { OutgoingMail } from "#server/messages/repository.ts";

type Reader = { recipient: string; name: string; language: Language };
type Told = Question & { title: string; url: string; site: string };

export function newLeadMail(reader: Reader, told: Told): OutgoingMail {
  const words = WORDS[reader.language];
  const { name, phone, email, message, title, url, site } = told;
  const contact = [name, formatPhone(phone), email].filter(Boolean).join("\n");
  const lines = [words.hello(reader.name), words.asked(title), contact];
  if (message) lines.push(message);
  return {
    recipient: reader.recipient,
    subject: words.subject(name, title),
    body: [...lines, `${words.answer}\n${url}`, site].join("\n\n"),
    ...(email && { headers: { "Reply-To": email } }),
  };
}

const WORDS = {
  en: {
    hello: (name: string) => `Dear ${name},`,
    subject: (name: string, title: string) => `${name} asks about ${title}`,
    asked: (title: string) => `Somebody asks about "${title}":`,
    answer: "The sooner one hears from you, the better. Answer from your inbox:",
  },
  hi: {
    hello: (name: string) => `नमस्ते ${name},`,
    subject: (name: string, title: string) => `${name} ने ${title} के बारे में पूछा है`,
    asked: (title: string) => `"${title}" के बारे में पूछताछ आई है:`,
    answer: "जितनी जल्दी जवाब, उतना अच्छा। अपने इनबॉक्स से जवाब दें:",
  },
};
