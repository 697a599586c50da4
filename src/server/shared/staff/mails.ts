/** Mails that tell staff what is waiting and where to look, without any visitor's name or number. */

import type { StaffNoticeKind } from "#domain/operations/staff-notice.ts";
import { defineTexts } from "#domain/shared/errors.ts";
import { type Language, localPath } from "#domain/shared/language.ts";
import type { OutgoingMail } from "#server/platform/mail/repository.ts";
import { say } from "#server/platform/messages/say.ts";
import type { StaffNotice } from "./repository.ts";

type MailContent = {
  language: Language;
  siteName: string;
  publicUrl: string;
  notices: readonly StaffNotice[];
  /** How many there are in all; `notices` holds the first of them. */
  total: number;
};

export function staffMail(recipient: string, content: MailContent): OutgoingMail {
  const { language, siteName, publicUrl, notices, total } = content;
  const link = (path: string) => new URL(localPath(language, path), publicUrl).href;
  const [first] = notices;
  const lines = notices.map((notice) =>
    [
      `${say(language, TEXTS[notice.kind]())}: ${notice.title}`,
      ...(notice.kind === "report" ? [say(language, TEXTS.deadline())] : []),
      link(consolePath(notice)),
    ].join("\n"),
  );
  const subject =
    total === 1 && first
      ? `${say(language, TEXTS[first.kind]())}: ${first.title}`
      : say(language, TEXTS.many({ count: total, site: siteName }));
  const body = [
    say(language, TEXTS.intro({ site: siteName })),
    ...lines,
    ...(total > notices.length
      ? [say(language, TEXTS.more({ count: total - notices.length, url: link("/admin") }))]
      : []),
    say(language, TEXTS.settings({ url: link("/admin/settings") })),
  ];
  return { recipient, subject, body: body.join("\n\n") };
}

/** Where in the admin console it is decided. */
function consolePath({ kind, subjectId, title }: StaffNotice): string {
  const [path, params] = CONSOLE_PLACES[kind](subjectId, title);
  return `/admin/${path}?${new URLSearchParams(params)}`;
}

type Place = [path: string, params: Record<string, string>];

/** Lists are paged and an opened item must be on the page, so each link also searches for it. */
const CONSOLE_PLACES: Record<StaffNoticeKind, (id: string, title: string) => Place> = {
  requirement: (reference) => ["requirements", { q: reference }],
  lead: (id) => ["leads", { open: id }],
  listing: (id, title) => ["queue", { kind: "listing", q: title, open: id }],
  change: (id, title) => ["queue", { kind: "edit", q: title, open: id }],
  company: (id, title) => ["queue", { kind: "company", q: title, open: id }],
  report: (reference) => ["queue", { kind: "report", q: reference }],
  review: (id, title) => ["queue", { kind: "review", q: title, open: id }],
  proof: (userId) => ["users", { waiting: "true", open: userId }],
};

const TEXTS = defineTexts({
  requirement: /*i18n*/ { id: "staffMails.requirement", message: "New requirement" },
  lead: /*i18n*/ { id: "staffMails.lead", message: "New inquiry for you to answer" },
  listing: /*i18n*/ { id: "staffMails.listing", message: "Listing to review" },
  change: /*i18n*/ { id: "staffMails.change", message: "Change of a listing to review" },
  company: /*i18n*/ { id: "staffMails.company", message: "New company to approve" },
  report: /*i18n*/ { id: "staffMails.report", message: "Report about a listing" },
  review: /*i18n*/ { id: "staffMails.review", message: "Review to read" },
  proof: /*i18n*/ { id: "staffMails.proof", message: "Account to verify" },
  intro: /*i18n*/ { id: "staffMails.intro", message: "This is new on {site} and waits for you:" },
  many: /*i18n*/ { id: "staffMails.many", message: "{count} things wait for you on {site}" },
  more: /*i18n*/ { id: "staffMails.more", message: "… and {count} more, in the console:\n{url}" },
  deadline: /*i18n*/ {
    id: "staffMails.deadline",
    message: "Confirm it within 24 hours and settle it within 7 days.",
  },
  settings: /*i18n*/ {
    id: "staffMails.settings",
    message: "Who gets these mails, and how often:\n{url}",
  },
});
