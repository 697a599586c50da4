import { type SQL, sql } from "drizzle-orm";
import { COUNT_LIMIT, type Page } from "#domain/shared/page.ts";
import type { Db } from "./client.ts";

type Total = Pick<Page<unknown>, "total" | "totalIsAtLeast">;

/** Counts rows up to a limit; beyond it the exact number does not matter. */
export async function countUpToLimit(db: Db, from: SQL, where?: SQL): Promise<Total> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*) as count
      from (select 1 from ${from} where ${where ?? sql`true`} limit ${COUNT_LIMIT + 1}) as matching`);
  const count = rows[0]?.count ?? 0;
  return { total: Math.min(count, COUNT_LIMIT), totalIsAtLeast: count > COUNT_LIMIT };
}
