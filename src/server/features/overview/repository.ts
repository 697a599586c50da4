import { sql } from "drizzle-orm";
import type { Overview } from "#domain/overview.ts";
import type { Db } from "#server/db/client.ts";

type Row = Omit<Overview, "waiting" | "queue"> & {
  newRequirements: number;
  inReview: number;
  openReports: number;
  newReviews: number;
};

/** Each of them is counted along an index. */
export async function countEverything(db: Db, activeSince: Date): Promise<Overview> {
  const since = sql`${activeSince.toISOString()}::timestamptz`;
  const { rows } = await db.execute<Row>(sql`
    select
      (select count(*) from companies where deleted_at is null) as companies,
      (select count(*) from properties where deleted_at is null) as properties,
      (select count(*) from requirements) as requirements,
      (select count(*) from (
        select coalesce(u.phone_number, u.id) from sessions s join users u on u.id = s.user_id
         where s.updated_at >= ${since}
        union
        select phone from requirements where created_at >= ${since} and status <> 'spam'
      ) as people) as "activeUsers",
      (select count(*) from requirements where status = 'new') as "newRequirements",
      (select count(*) from properties where status = 'in_review' and deleted_at is null) as "inReview",
      (select count(*) from reports where status = 'open') as "openReports",
      (select count(*) from reviews where status = 'pending' and deleted_at is null) as "newReviews"`);
  const [row] = rows;
  if (!row) throw new Error("A count answered nothing");
  const { newRequirements, inReview, openReports, newReviews, ...totals } = row;
  return {
    ...totals,
    waiting: {
      requirements: newRequirements,
      properties: inReview,
      reports: openReports,
    },
    queue: inReview + openReports + newReviews,
  };
}
