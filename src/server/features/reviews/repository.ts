import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { ManagedReview } from "#domain/reviews/review.ts";
import type { ReviewFilter } from "#domain/reviews/review-schema.ts";
import type { Page } from "#domain/shared/page.ts";
import type { Db } from "#server/platform/db/client.ts";
import { countUpToLimit } from "#server/platform/db/count.ts";
import { after, byAge, encodeCursor, orderBy, type SortKey } from "#server/platform/db/keyset.ts";
import { containing } from "#server/platform/db/like.ts";
import { companies, reviews } from "#server/platform/db/schema/companies.ts";

export type ReviewRow = typeof reviews.$inferSelect;

const NEWEST_FIRST: SortKey[] = [
  { expression: sql`reviews.created_at`, direction: "desc", cast: "timestamptz" },
  { expression: sql`reviews.id`, direction: "desc", cast: "uuid" },
];

type Listing = Pick<ReviewFilter, "limit" | "cursor" | "sort">;

export async function listReviews(db: Db, filter: ReviewFilter): Promise<Page<ManagedReview>> {
  return listWhere(db, and(...conditions(filter)), filter);
}

/** A company's public reviews. */
export async function listPublishedReviews(
  db: Db,
  companyId: string,
  filter: Omit<Listing, "sort">,
): Promise<Page<ManagedReview>> {
  const wanted = { q: "", status: "published" as const, companyId };
  return listWhere(db, and(...conditions(wanted)), { sort: "-createdAt", ...filter });
}

async function listWhere(
  db: Db,
  where: SQL | undefined,
  filter: Listing,
): Promise<Page<ManagedReview>> {
  const order = byAge(NEWEST_FIRST, filter.sort);
  const [rows, total] = await Promise.all([
    selectReviews(db)
      .where(and(where, after(order, filter.cursor)))
      .orderBy(orderBy(order))
      .limit(filter.limit + 1),
    countUpToLimit(db, sql`reviews`, where),
  ]);
  const page = rows.slice(0, filter.limit);
  const last = page.at(-1)?.review;
  return {
    items: page.map(toReview),
    nextCursor:
      rows.length > filter.limit && last
        ? encodeCursor([last.createdAt.toISOString(), last.id])
        : null,
    ...total,
  };
}

export async function findReview(db: Db, id: string): Promise<ManagedReview | undefined> {
  const [row] = await selectReviews(db).where(eq(reviews.id, id));
  return row && toReview(row);
}

/** Locked until the transaction ends. */
export async function findReviewToChange(db: Db, id: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id)).for("update");
  return row;
}

export async function updateReview(
  db: Db,
  id: string,
  values: Partial<ReviewRow>,
): Promise<ReviewRow> {
  const [row] = await db.update(reviews).set(values).where(eq(reviews.id, id)).returning();
  if (!row) throw new Error("The review went away while it was locked");
  return row;
}

function selectReviews(db: Db) {
  return db
    .select({ review: reviews, companyName: companies.name })
    .from(reviews)
    .innerJoin(companies, eq(companies.id, reviews.companyId));
}

function conditions({ q, status, companyId }: Pick<ReviewFilter, "q" | "status" | "companyId">) {
  const pattern = containing(q);
  return [
    isNull(reviews.deletedAt),
    status && eq(reviews.status, status),
    companyId === undefined ? undefined : eq(reviews.companyId, companyId),
    q === ""
      ? undefined
      : sql`lower(${reviews.authorName} || ' ' || ${reviews.text}) like ${pattern}`,
  ];
}

function toReview({ review, companyName }: { review: ReviewRow; companyName: string }) {
  return {
    id: review.id,
    companyId: review.companyId,
    companyName,
    authorName: review.authorName,
    rating: review.rating,
    text: review.text,
    status: review.status,
    statusReason: review.statusReason,
    createdAt: review.createdAt.toISOString(),
    decidedAt: review.decidedAt?.toISOString() ?? null,
    deletedAt: review.deletedAt?.toISOString() ?? null,
  };
}
