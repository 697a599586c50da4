type Options = {
  tellNext: () => Promise<boolean>;
  onError: (error: unknown) => void;
  idleMs?: number;
};

const IDLE_MS = 3_000;

/** Tells what is new in saved searches until stopped; each search is one node's at a time. */
export function startAlertWorker({ tellNext, onError, idleMs = IDLE_MS }: Options) {
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
    const wasBusy = await tellNext().catch((error) => {
      onError(error);
      return false;
    });
    if (!isStopped) plan(wasBusy ? 0 : idleMs);
  }
}
