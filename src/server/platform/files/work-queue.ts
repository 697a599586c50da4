import { AppError } from "#domain/shared/errors.ts";

type Job = { start: () => void };

const RETRY_AFTER_SECONDS = 10;

/** Runs so much at a time, lets so much wait, and turns the rest away: work that takes a core, beside pages that need one. */
export function createWorkQueue({ lanes, maxWaiting }: { lanes: number; maxWaiting: number }) {
  const waiting: Job[] = [];
  let running = 0;

  return {
    /** To be asked before anything is spent on work that would be turned away. */
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
        // The lane is handed on, not given back, so that nobody slips in between.
        const next = waiting.shift();
        if (next) next.start();
        else running -= 1;
      }
    },
  };

  function refuseWhenFull(): void {
    if (running < lanes || waiting.length < maxWaiting) return;
    throw new AppError("UNAVAILABLE", "Many pictures are being prepared. Please try again soon.", {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}
