type Options = {
  /** One piece of work; answers whether there was any, and then is asked for the next at once. */
  runNext: () => Promise<boolean>;
  onError: (error: unknown) => void;
  idleMs?: number;
};

const IDLE_MS = 3_000;

/** Work in the background until stopped. That no two nodes do the same piece is for `runNext` to see to. */
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
