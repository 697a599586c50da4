/** Mails to the lister about their listing, in their language. */

import type { ListingVerdict } from "#domain/moderation/verdict.ts";
import { defineTexts } from "#domain/shared/errors.ts";
import type { OutgoingMail } from "#server/platform/mail/repository.ts";
import { say } from "#server/platform/messages/say.ts";
import type { ListingContact } from "./repository-contact.ts";

type MailContent = {
  verdict: ListingVerdict;
  title: string;
  reason: string;
  url: string;
  site: string;
  /** True if it is about an edit of a listing that stays live meanwhile. */
  isEdit: boolean;
};
type Addressee = Pick<ListingContact, "name" | "language"> & { email: string };

export function verdictMail(to: Addressee, content: MailContent): OutgoingMail {
  const { subject, body } = (content.isEdit ? EDIT_MAILS : MAILS)[content.verdict];
  const { title, reason, url, site } = content;
  return {
    recipient: to.email,
    subject: say(to.language, subject({ title })),
    body: say(to.language, body({ name: to.name, title, reason, url, site })),
  };
}

type Sent = { title: string; reference: string; url: string; site: string };

/** To a guest, with the link by which alone they come back to what they offered. */
export function submissionMail(to: Addressee, sent: Sent): OutgoingMail {
  return {
    recipient: to.email,
    subject: say(to.language, TEXTS.receivedSubject(sent)),
    body: say(to.language, TEXTS.receivedBody({ ...sent, name: to.name })),
  };
}

const TEXTS = defineTexts({
  receivedSubject: /*i18n*/ {
    id: "listingMails.receivedSubject",
    message: "We have received your property: {title}",
  },
  receivedBody: /*i18n*/ {
    id: "listingMails.receivedBody",
    message:
      'Dear {name},\n\nThank you! We\'ll contact you within 24 hours for property valuation. "{title}" is now in review; its reference is {reference}.\n\nThis link shows how it stands, and lets you answer if something has to change. Whoever has it can do so: keep it to yourself.\n\n{url}\n\n{site}',
  },
  approveSubject: /*i18n*/ {
    id: "listingMails.approveSubject",
    message: "Your listing is live: {title}",
  },
  approveBody: /*i18n*/ {
    id: "listingMails.approveBody",
    message:
      'Dear {name},\n\n"{title}" has been approved. Everybody can see it now:\n\n{url}\n\n{site}',
  },
  changeSubject: /*i18n*/ {
    id: "listingMails.changeSubject",
    message: "Please change your listing: {title}",
  },
  changeBody: /*i18n*/ {
    id: "listingMails.changeBody",
    message:
      'Dear {name},\n\nBefore we can show "{title}", something has to change:\n\n{reason}\n\nEdit the listing here and send it in again; nothing you wrote is lost:\n\n{url}\n\n{site}',
  },
  rejectSubject: /*i18n*/ {
    id: "listingMails.rejectSubject",
    message: "We cannot show your listing: {title}",
  },
  rejectBody: /*i18n*/ {
    id: "listingMails.rejectBody",
    message:
      'Dear {name},\n\nWe have looked at "{title}" and cannot show it:\n\n{reason}\n\nIf you think this is wrong, answer this mail.\n\n{site}',
  },
  editApproveSubject: /*i18n*/ {
    id: "listingMails.editApproveSubject",
    message: "Your change is live: {title}",
  },
  editApproveBody: /*i18n*/ {
    id: "listingMails.editApproveBody",
    message:
      'Dear {name},\n\nYour change of "{title}" has been approved. Everybody can see it now:\n\n{url}\n\n{site}',
  },
  editChangeSubject: /*i18n*/ {
    id: "listingMails.editChangeSubject",
    message: "Please look at your change again: {title}",
  },
  editChangeBody: /*i18n*/ {
    id: "listingMails.editChangeBody",
    message:
      'Dear {name},\n\n"{title}" is still shown as it was. Before we can show your change of it, something has to be different:\n\n{reason}\n\nEdit the listing here and send it in again; nothing you wrote is lost:\n\n{url}\n\n{site}',
  },
  editRejectSubject: /*i18n*/ {
    id: "listingMails.editRejectSubject",
    message: "We cannot show your change: {title}",
  },
  editRejectBody: /*i18n*/ {
    id: "listingMails.editRejectBody",
    message:
      'Dear {name},\n\nWe have looked at your change of "{title}" and cannot show it. The listing stays live as it was:\n\n{reason}\n\nIf you think this is wrong, answer this mail.\n\n{site}',
  },
});

const MAILS = {
  approve: { subject: TEXTS.approveSubject, body: TEXTS.approveBody },
  change: { subject: TEXTS.changeSubject, body: TEXTS.changeBody },
  reject: { subject: TEXTS.rejectSubject, body: TEXTS.rejectBody },
};

const EDIT_MAILS = {
  approve: { subject: TEXTS.editApproveSubject, body: TEXTS.editApproveBody },
  change: { subject: TEXTS.editChangeSubject, body: TEXTS.editChangeBody },
  reject: { subject: TEXTS.editRejectSubject, body: TEXTS.editRejectBody },
};
