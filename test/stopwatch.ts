/** Measures how long something takes on a machine that is busy with other tests: the fastest run counts. */

const TURNS = 10;

/** Milliseconds of the fastest run; stops once a run is under the limit. */
export async function quickestMs(limit: number, act: () => unknown): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TURNS && quickest >= limit; turn += 1) {
    const started = performance.now();
    await act();
    quickest = Math.min(quickest, performance.now() - started);
  }
  return quickest;
}
