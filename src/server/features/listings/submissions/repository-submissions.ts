/** Guests who offered a listing on the sell page without an account. */

import { eq, sql } from "drizzle-orm";
import type { ListingValues } from "#server/features/listings/repository-writes.ts";
import type { Db } from "#server/platform/db/client.ts";
import { listIds } from "#server/platform/db/rows.ts";
import { submissions } from "#server/platform/db/schema/submissions.ts";

export type SubmissionRow = typeof submissions.$inferSelect;

export async function insertSubmission(
  db: Db,
  values: typeof submissions.$inferInsert,
): Promise<void> {
  await db.insert(submissions).values(values);
}

export async function updateSubmission(
  db: Db,
  propertyId: string,
  values: Pick<SubmissionRow, "ownerName" | "phone" | "email">,
): Promise<void> {
  await db.update(submissions).set(values).where(eq(submissions.propertyId, propertyId));
}

/** Finds a submission by the hash of the secret in its link. */
export async function findSubmission(
  db: Db,
  tokenHash: string,
): Promise<SubmissionRow | undefined> {
  const [row] = await db.select().from(submissions).where(eq(submissions.tokenHash, tokenHash));
  return row;
}

type Same = Pick<
  ListingValues,
  "location" | "priceMin" | "areaSqft" | "beds" | "baths" | "floor" | "title" | "description"
> & { phone: string; since: Date };

/**
 * The same offer from the same phone, made just before: a button pressed twice. Locked until the transaction
 * ends, so that of two concurrent submissions the second finds the first.
 */
export async function findSameSubmission(db: Db, same: Same): Promise<string | undefined> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${same.phone}, 0))`);
  const [id] = await listIds(
    db,
    sql`select p.id from properties p join submissions s on s.property_id = p.id
     where p.deleted_at is null and s.phone = ${same.phone}
       and s.created_at > ${same.since.toISOString()} and p.description = ${same.description}
       and listing_key(p.title, p.location, p.price_min, p.area_sqft, p.beds, p.baths, p.floor)
         = listing_key(${same.title}, ${same.location}, ${same.priceMin ?? null}::bigint,
             ${same.areaSqft ?? null}::integer, ${same.beds ?? null}::smallint,
             ${same.baths ?? null}::smallint, ${same.floor ?? null}::smallint)
     order by s.created_at limit 1`,
  );
  return id;
}
