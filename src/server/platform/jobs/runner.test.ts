import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, vi } from "vitest";
import { test } from "#test/app.ts";
import { defineJob, type Job } from "./job.ts";
import { type JobRun, startJobs } from "./runner.ts";

const SOON = { everyMs: 10 };
const LATE = { everyMs: 60_000 };

function aJob(run: Job["run"], rest: Partial<Job> = {}): Job {
  return defineJob({ name: "test", schedule: SOON, run, ...rest });
}

describe("a job", () => {
  test("goes on after a failure, which is reported with its name", async ({ database }) => {
    const errors: unknown[] = [];
    const runs: JobRun[] = [];
    let calls = 0;
    const job = aJob(async () => {
      calls += 1;
      if (calls === 1) throw new Error("no database");
    });
    const jobs = startJobs([job], {
      pool: database.pool,
      onError: (...error) => errors.push(error),
      onRun: (run) => runs.push(run),
    });
    await vi.waitFor(() => expect(calls).toBeGreaterThan(2));
    await jobs.stop();

    expect(errors).toEqual([[new Error("no database"), "test"]]);
    expect(runs.slice(0, 2)).toMatchObject([
      { job: "test", outcome: "failed" },
      { job: "test", outcome: "done" },
    ]);
  });

  test("that has more to do does it at once", async ({ database }) => {
    let left = 5;
    const job = aJob(
      async () => {
        left -= 1;
        return left > 0;
      },
      { schedule: { ...LATE, firstMs: 0 } },
    );
    const jobs = startJobs([job], { pool: database.pool, onError: () => {} });
    await vi.waitFor(() => expect(left).toBe(0));
    await sleep(30);
    await jobs.stop();

    expect(left).toBe(0);
  });

  test("is told to stop, and waited for", async ({ database }) => {
    const begun = Promise.withResolvers<void>();
    let hasEnded = false;
    let runs = 0;
    const job = aJob(async ({ signal }) => {
      runs += 1;
      begun.resolve();
      await sleep(60_000, undefined, { signal }).catch(() => {});
      await sleep(20);
      hasEnded = true;
    });
    const jobs = startJobs([job], { pool: database.pool, onError: () => {} });
    await begun.promise;

    await jobs.stop();

    expect(hasEnded).toBe(true);
    await sleep(30);
    expect(runs).toBe(1);
  });

  test("is run once more at the end if it asks for that", async ({ database }) => {
    const run = vi.fn(async () => {});
    const schedule = { ...LATE, isRunAtStop: true };
    const jobs = startJobs([aJob(run, { schedule })], { pool: database.pool, onError: () => {} });

    await jobs.stop();

    expect(run).toHaveBeenCalledOnce();
  });

  test("with a lock runs on one node at a time", async ({ database }) => {
    let [now, most, total] = [0, 0, 0];
    const run = async () => {
      now += 1;
      total += 1;
      most = Math.max(most, now);
      await sleep(20);
      now -= 1;
      return true;
    };
    const nodes = Array.from({ length: 3 }, () =>
      startJobs([aJob(run, { lock: 7 })], { pool: database.pool, onError: () => {} }),
    );
    await vi.waitFor(() => expect(total).toBeGreaterThan(5), 5_000);
    await Promise.all(nodes.map((node) => node.stop()));

    expect(most).toBe(1);
  });
});
