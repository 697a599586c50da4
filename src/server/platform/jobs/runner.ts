import type pg from "pg";
import { tryLock } from "#server/platform/db/try-lock.ts";
import type { Job } from "./job.ts";

type JobOutcome = "done" | "idle" | "failed";
export type JobRun = { job: string; outcome: JobOutcome; seconds: number };

type Options = {
  pool: pg.Pool;
  onError: (error: unknown, job: string) => void;
  onRun?: (run: JobRun) => void;
};

/** Runs each of them on its schedule, never twice at once in this process, until stopped. */
export function startJobs(jobs: readonly Job[], options: Options) {
  const started = jobs.map((job) => startJob(job, options));
  return {
    /** Tells the runs under way that it is time, and waits for them. */
    async stop(): Promise<void> {
      await Promise.all(started.map((job) => job.stop()));
    },
  };
}

function startJob(job: Job, options: Options) {
  const { everyMs, firstMs = everyMs, isRunAtStop = false } = job.schedule;
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let underway = Promise.resolve();
  plan(firstMs);
  return {
    async stop(): Promise<void> {
      stopping.abort();
      clearTimeout(timer);
      await underway;
      if (isRunAtStop) await attempt(job, options, signal);
    },
  };

  function plan(ms: number): void {
    timer = setTimeout(() => {
      underway = work();
    }, ms).unref();
  }

  async function work(): Promise<void> {
    const hasMore = await attempt(job, options, signal);
    if (!signal.aborted) plan(hasMore ? 0 : everyMs);
  }
}

/** Runs it once and reports how that went; answers whether there may be more to do. */
async function attempt(job: Job, { pool, onError, onRun }: Options, signal: AbortSignal) {
  const startedAt = performance.now();
  const { outcome, hasMore } = await perform(job, pool, signal).catch((error: unknown) => {
    onError(error, job.name);
    return { outcome: "failed" as const, hasMore: false };
  });
  onRun?.({ job: job.name, outcome, seconds: (performance.now() - startedAt) / 1000 });
  return hasMore;
}

async function perform({ lock, run }: Job, pool: pg.Pool, signal: AbortSignal) {
  let answer: unknown = false;
  const work = async () => {
    answer = await run({ signal });
  };
  if (lock === undefined) await work();
  else await tryLock(pool, lock, work);
  const outcome: JobOutcome = answer === false ? "idle" : "done";
  return { outcome, hasMore: answer === true };
}
