/** Sends the weekly issue to each reader once, whichever node does it and however often it is interrupted. */

import { issueToSend, issueWindow, nextIssueAt } from "#domain/newsletter/newsletter.ts";
import type { PreviewInput } from "#domain/newsletter/newsletter-schema.ts";
import { CITIES } from "#domain/places/city-table.ts";
import { searchOfPath } from "#domain/search/results-filter-schema.ts";
import type { Caller } from "#domain/shared/actor.ts";
import { type Language, localPath } from "#domain/shared/language.ts";
import type { Deps } from "#server/deps.ts";
import type { Db } from "#server/platform/db/client.ts";
import { insertMail } from "#server/platform/mail/repository.ts";
import { sign } from "#server/platform/signing.ts";
import { requireAdmin } from "#server/shared/admin-only.ts";
import {
  findNewListings,
  type ListListings,
  type NewListings,
} from "#server/shared/new-listings.ts";
import { type Issue, issueMail } from "./mails.ts";
import {
  addToIssue,
  countQueued,
  countReaders,
  findIssueBefore,
  type IssueRow,
  insertIssue,
  isIssueDone,
  listIssues,
  listReaders,
  takeIssue,
  updateIssueDone,
  updateReader,
} from "./repository-issue.ts";
import { UNSUBSCRIBE } from "./service.ts";

const MOST_NAMED = 10;
const BATCH = 50;
/** A code or a new lead never waits behind more newsletter mails than this. */
const MOST_QUEUED = 100;
const LAST_ISSUES = 12;

export type IssuePreview = {
  nextIssueAt: Date;
  isPaused: boolean;
  readers: number;
  /** As it would be sent now; null while there is nothing new. */
  mail: { subject: string; body: string } | null;
};

export function createNewsletterIssues(deps: Deps, list: ListListings) {
  const { db, secret, site, publicUrl, now } = deps;
  return {
    /** Sends a batch of the due issue in one transaction; returns whether there was anything to do. */
    async sendNext(): Promise<boolean> {
      const dueAt = issueToSend(now());
      if (!dueAt || (await isIssueDone(db, dueAt))) return false;
      return db.transaction(async (tx) => {
        const { newsletterPaused, identity } = await site.settings(tx);
        if (newsletterPaused || (await countQueued(tx, MOST_QUEUED)) >= MOST_QUEUED) return false;
        const issue = await startedIssue(tx, dueAt);
        if (!issue) return false;
        await sendBatch(tx, issue, identity.name);
        return true;
      });
    },

    /** What readers of a city would get if it were sent now. */
    async getPreview(caller: Caller, { city, language }: PreviewInput): Promise<IssuePreview> {
      requireAdmin(caller);
      const { newsletterPaused, identity } = await site.settings();
      const before = await findIssueBefore(db, now());
      const news = await newHomesOf(city, issueWindow(now(), before?.dueAt));
      const mail = news.homes.length > 0 && written({ city, language, news, site: identity.name });
      return {
        nextIssueAt: nextIssueAt(now()),
        isPaused: newsletterPaused,
        readers: await countReaders(db, city, language),
        mail: mail ? { subject: mail.subject, body: mail.body } : null,
      };
    },

    async listIssues(caller: Caller): Promise<IssueRow[]> {
      requireAdmin(caller);
      return listIssues(db, LAST_ISSUES);
    },
  };

  async function startedIssue(tx: Db, dueAt: Date): Promise<IssueRow | undefined> {
    const before = await findIssueBefore(tx, dueAt);
    const { since } = issueWindow(dueAt, before?.dueAt);
    await insertIssue(tx, { dueAt, since, startedAt: now() });
    return takeIssue(tx, dueAt);
  }

  async function sendBatch(tx: Db, issue: IssueRow, siteName: string): Promise<void> {
    const { dueAt, since } = issue;
    const readers = await listReaders(tx, dueAt, BATCH);
    const news = new Map<string | null, NewListings>();
    let sent = 0;
    for (const { id, email, language, citySlug: city } of readers) {
      const found = news.get(city) ?? (await newHomesOf(city, { since, upTo: dueAt }));
      news.set(city, found);
      await updateReader(tx, id, dueAt);
      if (found.homes.length === 0) continue;
      const issueFor = { city, language, news: found, site: siteName };
      await insertMail(tx, written(issueFor, { recipient: email, subscriberId: id }));
      sent += 1;
    }
    await addToIssue(tx, issue.id, { sent, withoutNews: readers.length - sent });
    if (readers.length < BATCH) await updateIssueDone(tx, issue.id, now());
  }

  function newHomesOf(
    city: string | null,
    span: { since: Date; upTo: Date },
  ): Promise<NewListings> {
    const search = searchOfPath(pathOf(city));
    if (!search) throw new Error("No page of results is called so");
    return findNewListings(list, search.filter, span, MOST_NAMED);
  }

  type Written = { city: string | null; language: Language; news: NewListings; site: string };

  /** For a reader, or as an admin's preview, whose unsubscribe link belongs to no one. */
  function written(
    { city, language, news, site: siteName }: Written,
    to: { recipient: string; subscriberId: string } = { recipient: "", subscriberId: "" },
  ) {
    const link = (path: string) => new URL(localPath(language, path), publicUrl).href;
    const token = to.subscriberId && sign(secret, UNSUBSCRIBE, to.subscriberId);
    const issue: Issue = {
      ...news,
      recipient: to.recipient,
      language,
      siteName,
      cityName: nameOf(city, language),
      link,
      searchPath: pathOf(city),
      unsubscribeUrl: link(`/newsletter/unsubscribe?token=${token}`),
    };
    return issueMail(issue);
  }
}

function pathOf(city: string | null): string {
  return city === null ? "/search" : `/search?city=${city}`;
}

function nameOf(slug: string | null, language: Language): string | null {
  const city = CITIES.find((known) => known.slug === slug);
  return (language === "hi" ? city?.nameHi : city?.name) ?? null;
}
