import type pg from "pg";
import { tryLock } from "#server/platform/db/try-lock.ts";

type Options = {
  pool: pg.Pool;
  sweep: () => Promise<unknown>;
  onError: (error: unknown) => void;
};

/** While it is held, as by a backup, no file is deleted. 4_126_012 belongs to the counting triggers. */
export const SWEEP_LOCK = 4_126_013;
const FIRST_MS = 60_000;
const EVERY_MS = 15 * 60_000;

/** Sweeps every fifteen minutes, on one node at a time. */
export function startSweeper({ pool, sweep, onError }: Options) {
  let underway: Promise<unknown> = Promise.resolve();
  const run = () => {
    underway = tryLock(pool, SWEEP_LOCK, async () => void (await sweep())).catch(onError);
  };
  const first = setTimeout(run, FIRST_MS).unref();
  const timer = setInterval(run, EVERY_MS).unref();
  return {
    async stop() {
      clearTimeout(first);
      clearInterval(timer);
      await underway;
    },
  };
}
