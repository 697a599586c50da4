/** Issues of the newsletter, and the readers who still have to get one. */

import { and, count, desc, eq, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Language } from "#domain/shared/language.ts";
import type { Db } from "#server/platform/db/client.ts";
import { getRow } from "#server/platform/db/rows.ts";
import { newsletterIssues, subscribers } from "#server/platform/db/schema/leads.ts";

export type IssueRow = typeof newsletterIssues.$inferSelect;

/** The previous issue, which says where this one begins. */
export async function findIssueBefore(db: Db, dueAt: Date): Promise<IssueRow | undefined> {
  const [row] = await db
    .select()
    .from(newsletterIssues)
    .where(lt(newsletterIssues.dueAt, dueAt))
    .orderBy(desc(newsletterIssues.dueAt))
    .limit(1);
  return row;
}

/** Does nothing when another node has already started it. */
export async function insertIssue(db: Db, issue: Pick<IssueRow, "dueAt" | "since" | "startedAt">) {
  await db.insert(newsletterIssues).values(issue).onConflictDoNothing();
}

/** Locked until the transaction ends; undefined while another node has it, or once it is done. */
export async function takeIssue(db: Db, dueAt: Date): Promise<IssueRow | undefined> {
  const [row] = await db
    .select()
    .from(newsletterIssues)
    .where(and(eq(newsletterIssues.dueAt, dueAt), isNull(newsletterIssues.finishedAt)))
    .for("update", { skipLocked: true });
  return row;
}

export async function isIssueDone(db: Db, dueAt: Date): Promise<boolean> {
  const [row] = await db
    .select({ finishedAt: newsletterIssues.finishedAt })
    .from(newsletterIssues)
    .where(eq(newsletterIssues.dueAt, dueAt));
  return row !== undefined && row.finishedAt !== null;
}

export function listIssues(db: Db, limit: number): Promise<IssueRow[]> {
  return db.select().from(newsletterIssues).orderBy(desc(newsletterIssues.dueAt)).limit(limit);
}

/** Subscribers at the due time who have not been sent this issue, locked until the transaction ends. */
export function listReaders(db: Db, dueAt: Date, limit: number) {
  return db
    .select({
      id: subscribers.id,
      email: subscribers.email,
      language: subscribers.language,
      citySlug: subscribers.citySlug,
    })
    .from(subscribers)
    .where(
      and(
        eq(subscribers.status, "subscribed"),
        lte(subscribers.confirmedAt, dueAt),
        or(isNull(subscribers.lastIssueAt), lt(subscribers.lastIssueAt, dueAt)),
      ),
    )
    .limit(limit)
    .for("update");
}

export async function updateReader(db: Db, id: string, lastIssueAt: Date): Promise<void> {
  await db.update(subscribers).set({ lastIssueAt }).where(eq(subscribers.id, id));
}

type Progress = { sent: number; withoutNews: number };

export async function addToIssue(db: Db, id: string, { sent, withoutNews }: Progress) {
  await db
    .update(newsletterIssues)
    .set({
      sent: sql`${newsletterIssues.sent} + ${sent}`,
      withoutNews: sql`${newsletterIssues.withoutNews} + ${withoutNews}`,
    })
    .where(eq(newsletterIssues.id, id));
}

export async function updateIssueDone(db: Db, id: string, finishedAt: Date): Promise<void> {
  await db.update(newsletterIssues).set({ finishedAt }).where(eq(newsletterIssues.id, id));
}

/** How many readers would get the previewed issue. */
export async function countReaders(db: Db, citySlug: string | null, language: Language) {
  const isOfCity: SQL | undefined =
    citySlug === null ? isNull(subscribers.citySlug) : eq(subscribers.citySlug, citySlug);
  const [row] = await db
    .select({ readers: count() })
    .from(subscribers)
    .where(and(eq(subscribers.status, "subscribed"), isOfCity, eq(subscribers.language, language)));
  return row?.readers ?? 0;
}

/** Queued mails, counted up to the limit. */
export async function countQueued(db: Db, limit: number): Promise<number> {
  const { queued } = await getRow(
    db,
    z.object({ queued: z.number() }),
    sql`select count(*) as queued from
          (select 1 from messages where status = 'queued' and channel = 'mail' limit ${limit}) counted`,
  );
  return queued;
}
