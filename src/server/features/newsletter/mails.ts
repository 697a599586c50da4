/** The newsletter's own mails, in the language the visitor read the site in. */

import type { ListingSummary } from "#domain/listings/listing.ts";
import { defineTexts } from "#domain/shared/errors.ts";
import type { Language } from "#domain/shared/language.ts";
import { countedHomes, listingLines } from "#server/platform/mail/listing-lines.ts";
import type { OutgoingMail } from "#server/platform/mail/repository.ts";
import { say } from "#server/platform/messages/say.ts";

export type Issue = {
  recipient: string;
  language: Language;
  siteName: string;
  /** Null for all cities. */
  cityName: string | null;
  homes: readonly ListingSummary[];
  /** Whether there are more homes than these. */
  hasMore: boolean;
  link: (path: string) => string;
  searchPath: string;
  unsubscribeUrl: string;
};

/** The week's new homes. */
export function issueMail(issue: Issue): OutgoingMail {
  const { recipient, language, siteName: site, cityName: city, link, unsubscribeUrl } = issue;
  const homes = countedHomes(issue.homes.length, issue.hasMore, language);
  const news = say(
    language,
    city === null ? TEXTS.news({ homes }) : TEXTS.newsInCity({ homes, city }),
  );
  const body = [
    say(language, TEXTS.intro({ news })),
    ...issue.homes.map((home) => listingLines(home, language, link(`/property/${home.id}`))),
    say(language, TEXTS.all({ url: link(issue.searchPath) })),
    say(language, TEXTS.city({ url: link("/newsletter/subscribe") })),
    say(language, TEXTS.leave({ site, url: unsubscribeUrl })),
    site,
  ];
  const subject = `${news} · ${site}`;
  return { recipient, subject, body: body.join("\n\n"), headers: leaving(unsubscribeUrl) };
}

/** One click leaves, from within the mail program (RFC 8058). */
function leaving(unsubscribeUrl: string) {
  return {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

type Links = { confirmUrl: string; unsubscribeUrl: string };

export function confirmationMail(
  recipient: string,
  language: Language,
  site: string,
  links: Links,
): OutgoingMail {
  return {
    recipient,
    subject: say(language, TEXTS.confirmSubject({ site })),
    body: say(language, TEXTS.confirmBody({ site, ...links })),
    headers: leaving(links.unsubscribeUrl),
  };
}

const TEXTS = defineTexts({
  news: /*i18n*/ { id: "newsletterMails.news", message: "{homes} this week" },
  newsInCity: /*i18n*/ { id: "newsletterMails.newsInCity", message: "{homes} in {city} this week" },
  intro: /*i18n*/ { id: "newsletterMails.intro", message: "{news}, the newest first:" },
  all: /*i18n*/ { id: "newsletterMails.all", message: "See them all:\n{url}" },
  city: /*i18n*/ {
    id: "newsletterMails.city",
    message: "Another city? Subscribe again with it:\n{url}",
  },
  leave: /*i18n*/ {
    id: "newsletterMails.leave",
    message: "No more newsletters from {site}, with one click:\n{url}",
  },
  confirmSubject: /*i18n*/ {
    id: "newsletterMails.confirmSubject",
    message: "Confirm your subscription to {site}",
  },
  confirmBody: /*i18n*/ {
    id: "newsletterMails.confirmBody",
    message:
      "Somebody, we hope you, asked for {site}'s newsletter at this address.\n\nConfirm it here within 7 days:\n{confirmUrl}\n\nIf it was not you, do nothing: without your confirmation we send nothing more.\n\nLeave at any time with one click:\n{unsubscribeUrl}",
  },
});
