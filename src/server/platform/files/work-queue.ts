import { AppError } from "#domain/shared/errors.ts";
import { sharedProblems } from "#domain/shared/problems.ts";

type Job = { start: () => void };

const RETRY_AFTER_SECONDS = 10;

/** Limits CPU-heavy work beside pages: some runs at a time, some waits, the rest is refused. */
export function createWorkQueue({ lanes, maxWaiting }: { lanes: number; maxWaiting: number }) {
  const waiting: Job[] = [];
  let running = 0;

  return {
    /** Call this before spending anything on work that would be refused. */
    refuseWhenFull,

    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= lanes) {
        refuseWhenFull();
        await new Promise<void>((start) => waiting.push({ start }));
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        // The lane is passed on, not released, so that no other work gets in between.
        const next = waiting.shift();
        if (next) next.start();
        else running -= 1;
      }
    },
  };

  function refuseWhenFull(): void {
    if (running < lanes || waiting.length < maxWaiting) return;
    throw new AppError(sharedProblems.picturesBusy(), {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}
