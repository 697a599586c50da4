/** Mails about new homes in a saved search, in the language the search was saved in. */

import type { ListingSummary } from "#domain/listings/listing.ts";
import { defineTexts } from "#domain/shared/errors.ts";
import type { Language } from "#domain/shared/language.ts";
import { localPath } from "#domain/shared/language.ts";
import { countedHomes, listingLines } from "#server/platform/mail/listing-lines.ts";
import type { OutgoingMail } from "#server/platform/mail/repository.ts";
import { say } from "#server/platform/messages/say.ts";

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
  const { language, publicUrl, unsubscribeUrl, searchName: name } = alert;
  const link = (path: string) => new URL(localPath(language, path), publicUrl).href;
  const homes = countedHomes(alert.homes.length, alert.hasMore, language);
  const body = [
    say(language, TEXTS.intro({ reader: alert.name, homes, name })),
    ...alert.homes.map((home) => listingLines(home, language, link(`/property/${home.id}`))),
    say(language, TEXTS.all({ url: link(alert.searchPath) })),
    say(language, TEXTS.change({ url: link("/buyer/saved") })),
    say(language, TEXTS.stop({ url: unsubscribeUrl })),
    alert.siteName,
  ];
  return {
    recipient: alert.recipient,
    subject: say(language, TEXTS.subject({ homes, name })),
    body: body.join("\n\n"),
    headers: {
      "List-Unsubscribe": `<${unsubscribeUrl}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

const TEXTS = defineTexts({
  subject: /*i18n*/ { id: "savedMails.subject", message: "{homes}: {name}" },
  intro: /*i18n*/ {
    id: "savedMails.intro",
    message: "Hello {reader},\n\n{homes} in your saved search “{name}”:",
  },
  all: /*i18n*/ { id: "savedMails.all", message: "See them all:\n{url}" },
  change: /*i18n*/ {
    id: "savedMails.change",
    message: "Hear of new homes more often or less often:\n{url}",
  },
  stop: /*i18n*/ {
    id: "savedMails.stop",
    message: "No more mails about this search, with one click:\n{url}",
  },
});
