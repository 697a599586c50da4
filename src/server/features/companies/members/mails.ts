/** The mail that invites someone to join a company. */

import { INVITATION_DAYS } from "#domain/companies/member.ts";
import { defineTexts } from "#domain/shared/errors.ts";
import type { Language } from "#domain/shared/language.ts";
import type { MemberRole } from "#domain/shared/roles.ts";
import type { OutgoingMail } from "#server/platform/mail/repository.ts";
import { say } from "#server/platform/messages/say.ts";

type Facts = {
  recipient: string;
  language: Language;
  by: string;
  company: string;
  role: MemberRole;
  site: string;
  url: string;
};

export function invitationMail({ recipient, language, ...facts }: Facts): OutgoingMail {
  return {
    recipient,
    subject: say(language, TEXTS.subject(facts)),
    body: say(language, TEXTS.body({ ...facts, days: INVITATION_DAYS })),
  };
}

const TEXTS = defineTexts({
  subject: /*i18n*/ { id: "memberMails.subject", message: "Join {company} on {site}" },
  body: /*i18n*/ {
    id: "memberMails.body",
    message:
      "{by} asks you to join {company} on {site} as {role, select, owner {an owner} manager {a manager} other {an agent}}.\n\nAccept within {days} days; you can sign up or sign in there:\n{url}\n\nIf you do not know them, do nothing: nothing happens without you.",
  },
});
