/**
 * Routes public reads: to the replica while it is current and the user has not just written something, else
 * to the primary. What the replica cannot answer goes to the primary as well.
 */

import { AsyncLocalStorage } from "node:async_hooks";
import type pg from "pg";
import { createDb } from "./client.ts";
import type { Replica } from "./replica.ts";

export type ReadFigures = { replica: number; primary: number };

type Statement = Parameters<pg.Pool["query"]>;
type Asked = Pick<Replica, "pool" | "isCurrent" | "noteFailure">;

const TIMED_OUT = "57014";
const mayLag = new AsyncLocalStorage<boolean>();

/** Lets reads in `work` use the replica; elsewhere, as in a job or after a user's own write, none do. */
export function allowReplica<T>(isAllowed: boolean, work: () => T): T {
  return mayLag.run(isAllowed, work);
}

export function createReads(primary: pg.Pool, replica: Asked | undefined) {
  const figures: ReadFigures = { replica: 0, primary: 0 };
  if (!replica) return { reads: createDb(primary), figures };
  const copy = replica;

  async function query(...statement: Statement): Promise<unknown> {
    const answer = mayLag.getStore() && copy.isCurrent() && (await ask(copy, statement));
    figures[answer ? "replica" : "primary"] += 1;
    return answer || primary.query(...statement);
  }

  // Everything but single statements goes to the primary: a transaction belongs there.
  const routed: pg.Pool = Object.create(primary, {
    query: { value: query },
    connect: { value: primary.connect.bind(primary) },
  });
  return { reads: createDb(routed), figures };
}

/** The replica's answer, or undefined if it could not give one. */
async function ask({ pool, noteFailure }: Asked, statement: Statement): Promise<unknown> {
  try {
    return await pool.query(...statement);
  } catch (error) {
    const { code } = error as { code?: string };
    // The primary would take as long, and it has more to do.
    if (code === TIMED_OUT) throw error;
    if (isLost(code)) noteFailure();
    return undefined;
  }
}

/** The connection failed, not the query: no PostgreSQL error code, or one of a server shutting down. */
function isLost(code: string | undefined): boolean {
  return code === undefined || !/^[0-9A-Z]{5}$/.test(code) || /^(?:08|57P|53)/.test(code);
}
