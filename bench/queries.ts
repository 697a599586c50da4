/** Statements as bare as they can be, kept busy from a process of their own. */

import { ask } from "./child.ts";

export type QueryLoad = {
  databaseUrl: string;
  statement: "list" | "insert";
  connections: number;
  durationMs: number;
};

/** Answers how many a second. */
export async function runQueries(wanted: QueryLoad): Promise<number> {
  const { child, answer } = await ask<number>("query-generator.ts", wanted);
  child.kill();
  return answer;
}
