type Options = {
  runNext: (watch: { signal: AbortSignal }) => Promise<boolean>;
  onError: (error: unknown) => void;
};

const IDLE_MS = 2_000;

/** Runs imports one after the other until stopped; each is one node's at a time. */
export function startImportWorker({ runNext, onError }: Options) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;
  let underway = Promise.resolve();
  plan(IDLE_MS);
  return {
    async stop() {
      stopping.abort();
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
    const wasBusy = await runNext({ signal }).catch((error) => {
      onError(error);
      return false;
    });
    if (!signal.aborted) plan(wasBusy ? 0 : IDLE_MS);
  }
}
