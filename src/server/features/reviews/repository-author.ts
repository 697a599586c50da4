/** A user's review of a company: one each, replaced when they write again. */

import { and, eq, isNull, sql } from "drizzle-orm";
import type { ReviewInput } from "#domain/reviews/review-schema.ts";
import type { Db } from "#server/platform/db/client.ts";
import { users } from "#server/platform/db/schema/accounts.ts";
import { companies, reviews } from "#server/platform/db/schema/companies.ts";
import { inquiries } from "#server/platform/db/schema/leads.ts";
import type { ReviewRow } from "./repository.ts";

export async function findReviewedCompany(db: Db, id: string) {
  const [row] = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.status, "live"), isNull(companies.deletedAt)));
  return row;
}

export async function hasInquired(db: Db, userId: string, companyId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: inquiries.id })
    .from(inquiries)
    .where(and(eq(inquiries.userId, userId), eq(inquiries.companyId, companyId)))
    .limit(1);
  return row !== undefined;
}

export async function findOwnReview(
  db: Db,
  userId: string,
  companyId: string,
): Promise<ReviewRow | undefined> {
  const [row] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.companyId, companyId), eq(reviews.userId, userId)));
  return row;
}

/** Awaits moderation again, whatever was decided about the previous one. */
export async function upsertOwnReview(
  db: Db,
  userId: string,
  companyId: string,
  { rating, text }: ReviewInput,
): Promise<ReviewRow> {
  const written = { rating, text, authorName: sql<string>`(${nameOf(db, userId)})` };
  const undecided = {
    status: "pending" as const,
    statusReason: null,
    decidedBy: null,
    decidedAt: null,
    deletedAt: null,
    createdAt: sql`now()`,
  };
  const [row] = await db
    .insert(reviews)
    .values({ companyId, userId, ...written })
    .onConflictDoUpdate({
      target: [reviews.companyId, reviews.userId],
      set: { ...written, ...undecided },
    })
    .returning();
  if (!row) throw new Error("A review was not written");
  return row;
}

function nameOf(db: Db, userId: string) {
  return db.select({ name: users.name }).from(users).where(eq(users.id, userId));
}
