/** Mails that inform a company about a decision, in its owner's language. */

import type { ListingVerdict } from "#domain/moderation/verdict.ts";
import { defineTexts } from "#domain/shared/errors.ts";
import type { Language } from "#domain/shared/language.ts";
import type { OutgoingMail } from "#server/platform/mail/repository.ts";
import { say } from "#server/platform/messages/say.ts";

type Addressee = { recipient: string; name: string; language: Language };
type MailContent = {
  verdict: ListingVerdict;
  company: string;
  /** The admin's explanation; an approval has none. */
  reason: string;
  /** The requested name, if the decision was about a new name. */
  newName: string | null;
  url: string;
  site: string;
};

export function companyVerdictMail(to: Addressee, content: MailContent): OutgoingMail {
  const { verdict, newName, ...told } = content;
  const kind = newName === null ? verdict : verdict === "approve" ? "renamed" : "keepsName";
  const { subject, body } = MAILS[kind];
  const values = { ...told, name: to.name, newName: newName ?? "" };
  // Where there is no reason, there is no empty line for it.
  const paragraphs = say(to.language, body(values))
    .split("\n\n")
    .filter((text) => text !== "");
  return {
    recipient: to.recipient,
    subject: say(to.language, subject(values)),
    body: paragraphs.join("\n\n"),
  };
}

const TEXTS = defineTexts({
  approveSubject: /*i18n*/ { id: "companyMails.approveSubject", message: "{company} is live" },
  approveBody: /*i18n*/ {
    id: "companyMails.approveBody",
    message:
      "Dear {name},\n\n{company} has been approved. Visitors of {site} can see it now, and each of its listings once it is live:\n\n{url}\n\n{site}",
  },
  changeSubject: /*i18n*/ {
    id: "companyMails.changeSubject",
    message: "Please change something about {company}",
  },
  changeBody: /*i18n*/ {
    id: "companyMails.changeBody",
    message:
      "Dear {name},\n\nBefore we can show {company}, something has to change:\n\n{reason}\n\nChange it in your company's profile; saving it sends it to us again:\n\n{url}\n\n{site}",
  },
  rejectSubject: /*i18n*/ { id: "companyMails.rejectSubject", message: "We cannot show {company}" },
  rejectBody: /*i18n*/ {
    id: "companyMails.rejectBody",
    message:
      "Dear {name},\n\nWe have looked at {company} and cannot show it.\n\n{reason}\n\nIf you think this is wrong, answer this mail.\n\n{site}",
  },
  renamedSubject: /*i18n*/ {
    id: "companyMails.renamedSubject",
    message: "Your company is now called {company}",
  },
  renamedBody: /*i18n*/ {
    id: "companyMails.renamedBody",
    message: "Dear {name},\n\nVisitors now read the new name, {company}:\n\n{url}\n\n{site}",
  },
  keepsNameSubject: /*i18n*/ {
    id: "companyMails.keepsNameSubject",
    message: "{company} keeps its name for now",
  },
  keepsNameBody: /*i18n*/ {
    id: "companyMails.keepsNameBody",
    message:
      "Dear {name},\n\nWe have not changed the name of {company} to {newName}.\n\n{reason}\n\nYou can ask for another name in your company's profile:\n\n{url}\n\n{site}",
  },
});

const MAILS = {
  approve: { subject: TEXTS.approveSubject, body: TEXTS.approveBody },
  change: { subject: TEXTS.changeSubject, body: TEXTS.changeBody },
  reject: { subject: TEXTS.rejectSubject, body: TEXTS.rejectBody },
  renamed: { subject: TEXTS.renamedSubject, body: TEXTS.renamedBody },
  keepsName: { subject: TEXTS.keepsNameSubject, body: TEXTS.keepsNameBody },
};
