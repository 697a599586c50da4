/** The newsletter's own mails, in the language the visitor read the site in. */

import type { ListingSummary } from "#domain/listings/listing.ts";
import type { Language } from "#domain/shared/language.ts";
import { countedHomes, listingLines } from "#server/platform/mail/listing-lines.ts";
import type { OutgoingMail } from "#server/platform/mail/repository.ts";

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
  const { recipient, language, siteName, homes, hasMore, link, unsubscribeUrl } = issue;
  const words = ISSUE_MESSAGES[language];
  const news = words.news(countedHomes(homes.length, hasMore, language), issue.cityName);
  const body = [
    words.intro(news),
    ...homes.map((home) => listingLines(home, language, link(`/property/${home.id}`))),
    `${words.all}\n${link(issue.searchPath)}`,
    `${words.city}\n${link("/newsletter/subscribe")}`,
    `${words.leave(siteName)}\n${unsubscribeUrl}`,
    siteName,
  ];
  const subject = `${news} · ${siteName}`;
  return { recipient, subject, body: body.join("\n\n"), headers: leaving(unsubscribeUrl) };
}

/** One-click unsubscribe from within the mail program (RFC 8058). */
function leaving(unsubscribeUrl: string) {
  return {
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

const ISSUE_MESSAGES = {
  en: {
    news: (homes: string, city: string | null) =>
      city === null ? `${homes} this week` : `${homes} in ${city} this week`,
    intro: (news: string) => `${news}, the newest first:`,
    all: "See them all:",
    city: "Another city? Subscribe again with it:",
    leave: (site: string) => `No more newsletters from ${site}, with one click:`,
  },
  hi: {
    news: (homes: string, city: string | null) =>
      city === null ? `इस हफ़्ते ${homes}` : `इस हफ़्ते ${city} में ${homes}`,
    intro: (news: string) => `${news}, सबसे नए पहले:`,
    all: "सब देखें:",
    city: "कोई और शहर? उसके साथ फिर से सदस्य बनें:",
    leave: (site: string) => `${site} के न्यूज़लेटर एक क्लिक में बंद करें:`,
  },
} as const;

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
    headers: leaving(unsubscribeUrl),
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
      `किसी ने, शायद आपने, इस पते पर ${site} का न्यूज़लेटर माँगा है।`,
      `7 दिन के भीतर यहाँ पुष्टि करें:\n${confirm}`,
      "अगर यह आप नहीं थे तो कुछ न करें: आपकी पुष्टि के बिना हम और कुछ नहीं भेजेंगे।",
      `एक क्लिक में कभी भी हटें:\n${unsubscribe}`,
    ],
  },
} as const;
