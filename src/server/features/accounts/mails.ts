/** Account mails, in the language of the page the user was on. */

import { defineTexts } from "#domain/shared/errors.ts";
import type { Language } from "#domain/shared/language.ts";
import type { OutgoingMail } from "#server/platform/mail/repository.ts";
import { say } from "#server/platform/messages/say.ts";

type Facts = { recipient: string; language: Language; siteName: string; url: string };

export function accountMail(kind: AccountMail, facts: Facts): OutgoingMail {
  const { recipient, language, siteName: site, url } = facts;
  const { subject, body } = MAILS[kind];
  return {
    recipient,
    subject: say(language, subject({ site })),
    body: say(language, body({ site, url })),
  };
}

const TEXTS = defineTexts({
  confirmAddressSubject: /*i18n*/ {
    id: "accountMails.confirmAddressSubject",
    message: "Confirm your e-mail address for {site}",
  },
  confirmAddressBody: /*i18n*/ {
    id: "accountMails.confirmAddressBody",
    message:
      "Somebody, we hope you, signed up for {site} with this address.\n\nConfirm it here within 24 hours, and the account is yours:\n{url}\n\nIf it was not you, do nothing: without your confirmation there is no account.",
  },
  knownAddressSubject: /*i18n*/ {
    id: "accountMails.knownAddressSubject",
    message: "You already have an account at {site}",
  },
  knownAddressBody: /*i18n*/ {
    id: "accountMails.knownAddressBody",
    message:
      "Somebody, perhaps you, tried to sign up for {site} with this address. It has an account already.\n\nSign in, or choose a new password, here:\n{url}\n\nIf it was not you, there is nothing to do: nothing was changed.",
  },
  resetPasswordSubject: /*i18n*/ {
    id: "accountMails.resetPasswordSubject",
    message: "Choose a new password for {site}",
  },
  resetPasswordBody: /*i18n*/ {
    id: "accountMails.resetPasswordBody",
    message:
      "Somebody, we hope you, asked for a new password for your account.\n\nChoose it here within an hour:\n{url}\n\nIf it was not you, do nothing: your password stays as it is.",
  },
  passwordChangedSubject: /*i18n*/ {
    id: "accountMails.passwordChangedSubject",
    message: "Your password at {site} was changed",
  },
  passwordChangedBody: /*i18n*/ {
    id: "accountMails.passwordChangedBody",
    message:
      "Your password was just changed, and every other device was signed out.\n\nIf it was not you, choose a new one at once:\n{url}",
  },
  leavingSoonSubject: /*i18n*/ {
    id: "accountMails.leavingSoonSubject",
    message: "Your account at {site} will be deleted",
  },
  leavingSoonBody: /*i18n*/ {
    id: "accountMails.leavingSoonBody",
    message:
      "You asked us to delete your account. In 30 days it goes for good, with everything that is yours alone.\n\nIf you think again, sign in and keep it:\n{url}",
  },
  proofAcceptedSubject: /*i18n*/ {
    id: "accountMails.proofAcceptedSubject",
    message: "You are verified at {site}",
  },
  proofAcceptedBody: /*i18n*/ {
    id: "accountMails.proofAcceptedBody",
    message:
      "We have checked the number you gave us, and your account now shows as verified.\n\nSee it here:\n{url}",
  },
  proofRejectedSubject: /*i18n*/ {
    id: "accountMails.proofRejectedSubject",
    message: "We could not verify your number at {site}",
  },
  proofRejectedBody: /*i18n*/ {
    id: "accountMails.proofRejectedBody",
    message:
      "We have checked the number you gave us and could not confirm it.\n\nRead why, and give another one, here:\n{url}",
  },
});

const MAILS = {
  "confirm-address": { subject: TEXTS.confirmAddressSubject, body: TEXTS.confirmAddressBody },
  "known-address": { subject: TEXTS.knownAddressSubject, body: TEXTS.knownAddressBody },
  "reset-password": { subject: TEXTS.resetPasswordSubject, body: TEXTS.resetPasswordBody },
  "password-changed": { subject: TEXTS.passwordChangedSubject, body: TEXTS.passwordChangedBody },
  "leaving-soon": { subject: TEXTS.leavingSoonSubject, body: TEXTS.leavingSoonBody },
  "proof-accepted": { subject: TEXTS.proofAcceptedSubject, body: TEXTS.proofAcceptedBody },
  "proof-rejected": { subject: TEXTS.proofRejectedSubject, body: TEXTS.proofRejectedBody },
};

export type AccountMail = keyof typeof MAILS;
