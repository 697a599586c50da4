import { defineTexts } from "#domain/shared/errors.ts";
import type { OutgoingMail } from "#server/platform/mail/repository.ts";
import { say } from "#server/platform/messages/say.ts";

type Settled = { reference: string; title: string; site: string; isUpheld: boolean };

/** To whoever reported it; nothing is known of their language, so it says it in both. */
export function settledMail(recipient: string, settled: Settled): OutgoingMail {
  const { site, isUpheld, ...facts } = settled;
  const text = (isUpheld ? TEXTS.upheld : TEXTS.dismissed)(facts);
  return {
    recipient,
    subject: say("en", TEXTS.subject(facts)),
    body: [say("en", text), say("hi", text), site].join("\n\n"),
  };
}

const TEXTS = defineTexts({
  subject: /*i18n*/ { id: "reportMails.subject", message: "Your report {reference}" },
  upheld: /*i18n*/ {
    id: "reportMails.upheld",
    message:
      'Thank you for your report {reference} about "{title}".\n\nYou were right: the listing is no longer shown as it was.',
  },
  dismissed: /*i18n*/ {
    id: "reportMails.dismissed",
    message:
      'Thank you for your report {reference} about "{title}".\n\nWe have looked at the listing and found nothing that breaks our rules, so it stays.',
  },
});
