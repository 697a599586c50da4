/** Mails that tell staff what is waiting and where to look, without any visitor's name or number. */

import type { StaffNoticeKind } from "#domain/operations/staff-notice.ts";
import { type Language, localPath } from "#domain/shared/language.ts";
import type { OutgoingMail } from "#server/platform/mail/repository.ts";
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
  const words = WORDS[language];
  const link = (path: string) => new URL(localPath(language, path), publicUrl).href;
  const [first] = notices;
  const lines = notices.map((notice) =>
    [
      `${words.kinds[notice.kind]}: ${notice.title}`,
      ...(notice.kind === "report" ? [words.deadline] : []),
      link(consolePath(notice)),
    ].join("\n"),
  );
  const subject =
    total === 1 && first
      ? `${words.kinds[first.kind]}: ${first.title}`
      : words.many(total, siteName);
  const body = [
    words.intro(siteName),
    ...lines,
    ...(total > notices.length ? [`${words.more(total - notices.length)}\n${link("/admin")}`] : []),
    `${words.settings}\n${link("/admin/settings")}`,
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

const WORDS = {
  en: {
    kinds: {
      requirement: "New requirement",
      lead: "New inquiry for you to answer",
      listing: "Listing to review",
      change: "Change of a listing to review",
      company: "New company to approve",
      report: "Report about a listing",
      review: "Review to read",
      proof: "Account to verify",
    },
    intro: (site: string) => `This is new on ${site} and waits for you:`,
    many: (count: number, site: string) => `${count} things wait for you on ${site}`,
    more: (count: number) => `… and ${count} more, in the console:`,
    deadline: "Confirm it within 24 hours and settle it within 7 days.",
    settings: "Who gets these mails, and how often:",
  },
  hi: {
    kinds: {
      requirement: "नई ज़रूरत",
      lead: "नई पूछताछ, जिसका जवाब आपको देना है",
      listing: "जाँच के लिए लिस्टिंग",
      change: "जाँच के लिए लिस्टिंग में बदलाव",
      company: "मंज़ूरी के लिए नई कंपनी",
      report: "लिस्टिंग की रिपोर्ट",
      review: "पढ़ने के लिए समीक्षा",
      proof: "पुष्टि के लिए खाता",
    },
    intro: (site: string) => `${site} पर यह नया है और आपका इंतज़ार कर रहा है:`,
    many: (count: number, site: string) => `${site} पर ${count} काम आपका इंतज़ार कर रहे हैं`,
    more: (count: number) => `… और ${count} और, कंसोल में:`,
    deadline: "24 घंटे में इसकी पुष्टि करें और 7 दिन में निपटाएँ।",
    settings: "ये मेल किसे और कितनी बार मिलें:",
  },
} as const;
