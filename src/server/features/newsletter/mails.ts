/** The newsletter's own mails, in the language the visitor read the site in. */

import type { Language } from "#domain/language.ts";
import type { OutgoingMail } from "#server/messages/repository.ts";

type Links = { confirmUrl: string; unsubscribeUrl: string };

export function confirmationMail(
  recipient: string,
  language: Language,
  siteName: string,
  { confirmUrl, unsubscribeUrl }: Links,
): OutgoingMail {
  const { subject, lines } = WORDS[language];
  return {
    recipient,
    subject: subject(siteName),
    body: lines(siteName, confirmUrl, unsubscribeUrl).join("\n\n"),
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

const WORDS = {
  en: {
    subject: (site: string) => `Confirm your subscription to ${site}`,
    lines: (site: string, confirm: string, unsubscribe: string) => [
      `Somebody, we hope you, asked for ${site}'s newsletter at this address.`,
      `Confirm it here within 7 days:\n${confirm}`,
      "If it was not you, do nothing: without your confirmation we send nothing more.",
      `Leave at any time with one click:\n${unsubscribe}`,
    ],
  },
  hi: {
    subject: (site: string) => `${site} की सदस्यता की पुष्टि करें`,
    lines: (site: string, confirm: string, unsubscribe: string) => [
      `किसी ने, शायद आपने, इस पते पर ${site} का समाचार-पत्र माँगा है।`,
      `7 दिन के भीतर यहाँ पुष्टि करें:\n${confirm}`,
      "अगर यह आप नहीं थे तो कुछ न करें: आपकी पुष्टि के बिना हम और कुछ नहीं भेजेंगे।",
      `एक क्लिक में कभी भी हटें:\n${unsubscribe}`,
    ],
  },
} as const;
