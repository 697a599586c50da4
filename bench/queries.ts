/** Statements as bare as they can be, kept busy from a process of their own. */

import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type QueryLoad = {
  databaseUrl: string;
  statement: "list" | "insert";
  connections: number;
  durationMs: number;
};

/** Answers how many a second. */
export async function runQueries(wanted: QueryLoad): Promise<number> {
  const child = fork(join(import.meta.dirname, "query-generator.ts"));
  try {
    child.send(wanted);
    const [perSecond] = await once(child, "message");
    return perSecond as number;
  } finally {
    child.kill();
  }
}
