/** What a family of faults hands to `run.ts`. */

type Options = {
  /** How often a thing is repeated that proves more the more often it is. */
  rounds: number;
  /** As long as the bars say, where minutes are needed. */
  isLong: boolean;
};

export type Fault = {
  id: string;
  what: string;
  /** What must hold, in the words of the table. */
  bar?: string;
  /** Answers what it saw, or throws what should not have been. */
  run: (options: Options) => Promise<string>;
};
