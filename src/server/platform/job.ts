type Options = {
  /** Does one piece of work and returns whether there was any; if so, it is called again at once. */
  runNext: () => Promise<boolean>;
  onError: (error: unknown) => void;
  idleMs?: number;
};

const IDLE_MS = 3_000;

/** Runs background work until stopped. `runNext` must make sure that no two nodes do the same piece. */
export function startJob({ runNext, onError, idleMs = IDLE_MS }: Options) {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let underway = Promise.resolve();
  plan(idleMs);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await underway;
    },
  };

  function plan(ms: number): void {
    timer = setTimeout(() => {
      underway = work();
    }, ms).unref();
  }

  async function work(): Promise<void> {
    const wasBusy = await runNext().catch((error) => {
      onError(error);
      return false;
    });
    if (!isStopped) plan(wasBusy ? 0 : idleMs);
  }
}
