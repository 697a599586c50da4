/** What each group of faults passes to `run.ts`. */

type Options = {
  /** How often to repeat a fault that proves more with each repetition. */
  rounds: number;
  /** Run as long as the limits say, where that takes minutes. */
  isLong: boolean;
};

export type Fault = {
  id: string;
  what: string;
  /** What must hold, as the table says it. */
  bar?: string;
  /** Returns what it observed, or throws what should not have happened. */
  run: (options: Options) => Promise<string>;
};
