/**
 * Limits how fast passwords can be guessed: a few attempts, then a wait that doubles from a minute to an hour
 * and never becomes a lockout. Each attempt is counted before it is made, so that a hundred concurrent ones
 * count as a hundred.
 */

import { eq, sql } from "drizzle-orm";
import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";
import type { Db } from "#server/platform/db/client.ts";
import { signInThrottles } from "#server/platform/db/schema/operations.ts";

const FIRST_WAIT_SECONDS = 60;
const LONGEST_WAIT_SECONDS = 60 * 60;
/** After this long without an attempt, the count starts over. */
const MEMORY = sql`interval '15 minutes'`;

type Options = { db: Db; now: () => Date; isOn: boolean };

/** `free` is the number of attempts before the first wait. */
export type Bucket = { key: string; free: number };

export function createThrottle({ db, now, isOn }: Options) {
  return {
    /** Counts an attempt in each bucket, or throws TOO_MANY with the seconds to wait. */
    async begin(buckets: Bucket[]): Promise<void> {
      if (!isOn) return;
      for (const bucket of buckets) await count(bucket);
    },

    async forgive(buckets: Bucket[]): Promise<void> {
      for (const { key } of buckets) {
        await db.delete(signInThrottles).where(eq(signInThrottles.key, key));
      }
    },
  };

  async function count({ key, free }: Bucket): Promise<void> {
    const time = sql`${now().toISOString()}::timestamptz`;
    const table = signInThrottles;
    // Of concurrent attempts a later one may be counted first, so the time is never moved backwards.
    const latest = sql`greatest(${table.lastTryAt}, ${time})`;
    const tries = sql`case when greatest(${table.lastTryAt}, ${table.nextTryAt}) < ${time} - ${MEMORY}
      then 1 else ${table.tries} + 1 end`;
    const waitSeconds = sql`case when ${tries} < ${free}::int then 0
      else least(${LONGEST_WAIT_SECONDS}::int,
        ${FIRST_WAIT_SECONDS}::int * power(2, least(${tries} - ${free}::int, 10))) end`;
    const counted = await db
      .insert(table)
      .values({ key, tries: 1, nextTryAt: time, lastTryAt: time })
      .onConflictDoUpdate({
        target: table.key,
        set: {
          tries,
          lastTryAt: latest,
          nextTryAt: sql`${latest} + make_interval(secs => ${waitSeconds})`,
        },
        setWhere: sql`${table.nextTryAt} <= ${latest}`,
      })
      .returning({ key: table.key });
    if (counted.length === 0) throw await tooMany(key);
  }

  async function tooMany(key: string): Promise<AppError> {
    const [row] = await db.select().from(signInThrottles).where(eq(signInThrottles.key, key));
    const waitMs = (row?.nextTryAt.getTime() ?? 0) - now().getTime();
    return new AppError(sharedProblems.tooManyTries(), {
      retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
    });
  }
}
