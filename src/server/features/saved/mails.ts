/** Mails about new homes in a saved search, in the language the search was saved in. */

import type { ListingSummary } from "#domain/listings/listing.ts";
import type { Language } from "#domain/shared/language.ts";
import { localPath } from "#domain/shared/language.ts";
import { countedHomes, listingLines } from "#server/platform/mail/listing-lines.ts";
import type { OutgoingMail } from "#server/platform/mail/repository.ts";

export type Alert = {
  recipient: string;
  name: string;
  language: Language;
  siteName: string;
  publicUrl: string;
  searchName: string;
  searchPath: string;
  homes: readonly ListingSummary[];
  /** Whether there are more homes than these. */
  hasMore: boolean;
  unsubscribeUrl: string;
};

export function alertMail(alert: Alert): OutgoingMail {
  const { language, homes, publicUrl, unsubscribeUrl } = alert;
  const words = WORDS[language];
  const link = (path: string) => new URL(localPath(language, path), publicUrl).href;
  const body = [
    words.hello(alert.name),
    words.intro(homes.length, alert.hasMore, alert.searchName),
    ...homes.map((home) => listingLines(home, language, link(`/property/${home.id}`))),
    `${words.all}\n${link(alert.searchPath)}`,
    `${words.change}\n${link("/buyer/saved")}`,
    `${words.stop}\n${unsubscribeUrl}`,
    alert.siteName,
  ];
  return {
    recipient: alert.recipient,
    subject: words.subject(homes.length, alert.hasMore, alert.searchName),
    body: body.join("\n\n"),
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

const WORDS = {
  en: {
    subject: (count: number, hasMore: boolean, name: string) =>
      `${countedHomes(count, hasMore, "en")}: ${name}`,
    hello: (name: string) => `Hello ${name},`,
    intro: (count: number, hasMore: boolean, name: string) =>
      `${countedHomes(count, hasMore, "en")} in your saved search “${name}”:`,
    all: "See them all:",
    change: "Hear of new homes more often or less often:",
    stop: "No more mails about this search, with one click:",
  },
  hi: {
    subject: (count: number, hasMore: boolean, name: string) =>
      `${countedHomes(count, hasMore, "hi")}: ${name}`,
    hello: (name: string) => `नमस्ते ${name},`,
    intro: (count: number, hasMore: boolean, name: string) =>
      `आपकी सहेजी खोज “${name}” में ${countedHomes(count, hasMore, "hi")}:`,
    all: "सब देखें:",
    change: "सूचना कितनी बार मिले, यहाँ बदलें:",
    stop: "इस खोज के मेल एक क्लिक में बंद करें:",
  },
} as const;
