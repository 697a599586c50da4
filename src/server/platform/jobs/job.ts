/** Background work: when it runs, whether on one node at a time, and what it does. */
export type Job = {
  name: string;
  schedule: {
    /** From the end of one run to the beginning of the next; a run that failed is tried again then. */
    everyMs: number;
    /** From the start of the site to the first run, if that is another time. */
    firstMs?: number;
    /** Once more when the site stops, so that what is counted in memory is not lost. */
    isRunAtStop?: boolean;
  };
  /** An advisory lock of the database: while another holds it, the run is left out. */
  lock?: number;
  /** One piece of work. Answers `true` when there may be more, and runs again at once; `false` when there was none. */
  run: (context: { signal: AbortSignal }) => Promise<unknown>;
};

export function defineJob(job: Job): Job {
  return job;
}
