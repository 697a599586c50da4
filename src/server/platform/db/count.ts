import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { COUNT_LIMIT, type Page } from "#domain/shared/page.ts";
import type { Db } from "./client.ts";
import { getRow } from "./rows.ts";

const countRow = z.object({ count: z.number() });
type Total = Pick<Page<unknown>, "total" | "totalIsAtLeast">;

/** Counts rows up to a limit; beyond it the exact number does not matter. */
export async function countUpToLimit(db: Db, from: SQL, where?: SQL): Promise<Total> {
  const { count } = await getRow(
    db,
    countRow,
    sql`select count(*) as count
      from (select 1 from ${from} where ${where ?? sql`true`} limit ${COUNT_LIMIT + 1}) as matching`,
  );
  return { total: Math.min(count, COUNT_LIMIT), totalIsAtLeast: count > COUNT_LIMIT };
}
