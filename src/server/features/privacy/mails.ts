/** The link by which a person sees and deletes what is stored under their address or number. */

import { defineTexts } from "#domain/shared/errors.ts";
import type { Language } from "#domain/shared/language.ts";
import { say } from "#server/platform/messages/say.ts";

type Facts = { siteName: string; url: string };

export function privacyMail(language: Language, { siteName: site, url }: Facts) {
  return {
    subject: say(language, TEXTS.subject({ site })),
    body: say(language, TEXTS.body({ site, url })),
  };
}

export function privacyText(language: Language, { siteName: site, url }: Facts): string {
  return say(language, TEXTS.text({ site, url }));
}

const TEXTS = defineTexts({
  subject: /*i18n*/ {
    id: "privacyMails.subject",
    message: "See or delete what {site} holds about you",
  },
  body: /*i18n*/ {
    id: "privacyMails.body",
    message:
      "Somebody, we hope you, wants to see what {site} holds under this address.\n\nSee it, download it or delete it here within an hour:\n{url}\n\nIf it was not you, do nothing: without this link nobody sees anything.",
  },
  text: /*i18n*/ {
    id: "privacyMails.text",
    message:
      "See or delete what {site} holds under this number, within an hour: {url} Show this link to nobody.",
  },
});
