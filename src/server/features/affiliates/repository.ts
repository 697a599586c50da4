/** Links, their clicks by day, and affiliates' profiles. */

import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { AffiliateLink, AffiliateProfile } from "#domain/affiliates/affiliate.ts";
import type { AffiliateProfileInput, OwnPage } from "#domain/affiliates/affiliate-schema.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { countUpToLimit } from "#server/platform/db/count.ts";
import { isoTime } from "#server/platform/db/iso-time.ts";
import { after, encodeCursor, orderBy, type SortKey } from "#server/platform/db/keyset.ts";
import { findRow, listRows } from "#server/platform/db/rows.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import {
  affiliateClicks,
  affiliateLinks,
  affiliateProfiles,
} from "#server/platform/db/schema/affiliates.ts";

const linkRow = z.object({
  id: z.string(),
  code: z.string(),
  path: z.string(),
  label: z.string(),
  createdAt: z.string(),
  stoppedAt: z.string().nullable(),
  clicks: z.number(),
  leads: z.number(),
});

const NEWEST: SortKey[] = [
  { expression: sql`l.created_at`, direction: "desc", cast: "timestamptz" },
  { expression: sql`l.id`, direction: "desc", cast: "uuid" },
];

/** Counts only leads that still exist: a requirement is purged after a year, its earning is not. */
const COLUMNS = sql`
  l.id, l.code, l.path, l.label, ${isoTime("l.created_at")} as "createdAt", ${isoTime("l.stopped_at")} as "stoppedAt",
  (select coalesce(sum(c.clicks), 0) from affiliate_clicks c where c.link_id = l.id)::int as clicks,
  ((select count(*) from requirements r where r.affiliate_link_id = l.id)
    + (select count(*) from inquiries i where i.affiliate_link_id = l.id))::int as leads`;

export async function listLinks(
  db: Db,
  userId: string,
  { limit, cursor }: OwnPage,
): Promise<Page<AffiliateLink>> {
  const own = sql`l.user_id = ${userId}`;
  const start = after(NEWEST, cursor);
  const [rows, total] = await Promise.all([
    listRows(
      db,
      linkRow,
      sql`select ${COLUMNS} from affiliate_links l
       where ${own} ${start ? sql`and ${start}` : sql``}
       order by ${orderBy(NEWEST)} limit ${limit + 1}`,
    ),
    countUpToLimit(db, sql`affiliate_links l`, own),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page,
    nextCursor: rows.length > limit && last ? encodeCursor([last.createdAt, last.id]) : null,
    ...total,
  };
}

export async function findLink(
  db: Db,
  userId: string,
  id: string,
): Promise<AffiliateLink | undefined> {
  return findRow(
    db,
    linkRow,
    sql`select ${COLUMNS} from affiliate_links l where l.id = ${id} and l.user_id = ${userId}`,
  );
}

type NewLink = { userId: string; code: string; path: string; label: string };

/** Returns undefined when the code is taken. */
export async function insertLink(db: Db, link: NewLink): Promise<string | undefined> {
  const [row] = await db
    .insert(affiliateLinks)
    .values(link)
    .onConflictDoNothing({ target: affiliateLinks.code })
    .returning({ id: affiliateLinks.id });
  return row?.id;
}

export async function updateStopped(db: Db, id: string, stoppedAt: Date): Promise<void> {
  await db
    .update(affiliateLinks)
    .set({ stoppedAt })
    .where(and(eq(affiliateLinks.id, id), isNull(affiliateLinks.stoppedAt)));
}

/** Finds stopped links too: a link that was printed must still lead somewhere. */
export async function findLinkPath(db: Db, code: string): Promise<string | undefined> {
  const [row] = await db
    .select({ path: affiliateLinks.path })
    .from(affiliateLinks)
    .where(eq(affiliateLinks.code, code));
  return row?.path;
}

/** Adds one click to the current day in India. */
export async function upsertClick(db: Db, linkId: string, now: Date): Promise<void> {
  const day = sql`(${now.toISOString()}::timestamptz at time zone 'Asia/Kolkata')::date`;
  await db
    .insert(affiliateClicks)
    .values({ linkId, day, clicks: 1 })
    .onConflictDoUpdate({
      target: [affiliateClicks.linkId, affiliateClicks.day],
      set: { clicks: sql`${affiliateClicks.clicks} + 1` },
    });
}

export async function findProfile(db: Db, userId: string): Promise<AffiliateProfile | undefined> {
  const [row] = await db
    .select({
      name: users.name,
      phone: users.phoneNumber,
      areas: sql<string>`coalesce(${affiliateProfiles.areas}, '')`,
      reraNumber: sql<string>`coalesce(${affiliateProfiles.reraNumber}, '')`,
      payoutLabel: sql<string>`coalesce(${affiliateProfiles.payoutLabel}, '')`,
    })
    .from(users)
    .leftJoin(affiliateProfiles, eq(affiliateProfiles.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}

type OwnPart = Pick<AffiliateProfileInput, "areas" | "reraNumber" | "payoutLabel">;

export async function upsertProfile(db: Db, userId: string, values: OwnPart): Promise<void> {
  await db
    .insert(affiliateProfiles)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: affiliateProfiles.userId, set: values });
}
