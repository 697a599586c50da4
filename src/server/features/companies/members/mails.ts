/** The mail that invites someone to join a company. */

import { INVITATION_DAYS } from "#domain/companies/member.ts";
import type { Language } from "#domain/shared/language.ts";
import type { MemberRole } from "#domain/shared/roles.ts";
import type { OutgoingMail } from "#server/platform/mail/repository.ts";

type Facts = {
  recipient: string;
  language: Language;
  by: string;
  company: string;
  role: MemberRole;
  site: string;
  url: string;
};

export function invitationMail(facts: Facts): OutgoingMail {
  const { subject, lines } = WORDS[facts.language];
  const body = lines(facts).join("\n\n");
  return { recipient: facts.recipient, subject: subject(facts), body };
}

const ROLES = {
  en: { owner: "an owner", manager: "a manager", agent: "an agent" },
  hi: { owner: "मालिक", manager: "प्रबंधक", agent: "एजेंट" },
};

const WORDS = {
  en: {
    subject: ({ company, site }: Facts) => `Join ${company} on ${site}`,
    lines: ({ by, company, role, site, url }: Facts) => [
      `${by} asks you to join ${company} on ${site} as ${ROLES.en[role]}.`,
      `Accept within ${INVITATION_DAYS} days; you can sign up or sign in there:\n${url}`,
      "If you do not know them, do nothing: nothing happens without you.",
    ],
  },
  hi: {
    subject: ({ company, site }: Facts) => `${site} पर ${company} से जुड़ें`,
    lines: ({ by, company, role, site, url }: Facts) => [
      `${by} आपको ${site} पर ${company} में ${ROLES.hi[role]} के रूप में जुड़ने के लिए बुला रहे हैं।`,
      `${INVITATION_DAYS} दिन के भीतर स्वीकार करें; वहीं साइन अप या साइन इन कर सकते हैं:\n${url}`,
      "अगर आप इन्हें नहीं जानते तो कुछ न करें: आपके बिना कुछ नहीं होगा।",
    ],
  },
};
