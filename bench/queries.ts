/** Runs bare SQL statements under load from a separate process. */

import { ask } from "./child.ts";

export type QueryLoad = {
  databaseUrl: string;
  statement: "list" | "insert";
  connections: number;
  durationMs: number;
};

/** Returns how many run per second. */
export async function runQueries(wanted: QueryLoad): Promise<number> {
  const { child, answer } = await ask<number>("query-generator.ts", wanted);
  child.kill();
  return answer;
}
