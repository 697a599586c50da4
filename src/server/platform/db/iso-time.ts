import { type SQL, sql } from "drizzle-orm";

/** A timestamp in the API's format. */
export function isoTime(column: string): SQL {
  return sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
