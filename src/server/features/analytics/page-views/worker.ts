type Options = { flush: () => Promise<void>; onError: (error: unknown) => void };

const EVERY_MS = 10_000;

/** Stores the counts every few seconds, and once more on shutdown. */
export function startPageViewWorker({ flush, onError }: Options) {
  let underway = Promise.resolve();
  const work = () => {
    underway = underway.then(flush).catch(onError);
    return underway;
  };
  const timer = setInterval(() => void work(), EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await work();
    },
  };
}
