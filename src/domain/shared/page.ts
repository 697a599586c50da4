/** One page of a list, and the cursor that leads to the next. */
export type Page<T> = {
  items: T[];
  nextCursor: string | null;
  /** Exact up to COUNT_LIMIT; beyond it "at least". */
  total: number;
  totalIsAtLeast: boolean;
};

export const COUNT_LIMIT = 10_000;
