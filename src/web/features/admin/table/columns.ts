/** What a list of the console is made of. */

import type { ReactNode } from "react";

export type Column<Item> = {
  id: string;
  header: string;
  cell: (item: Item) => ReactNode;
  /** The value of `sort` that puts the smallest first; with a minus before it, the largest. */
  sort?: string;
  align?: "start" | "end";
  /** Left out where there is little room. */
  isExtra?: boolean;
};

export type BulkAction<Item> = {
  label: string;
  isDangerous?: boolean;
  /** Asked once before the first; answers false to do nothing. */
  prepare?: (items: Item[]) => Promise<boolean>;
  /** Done to one after another. */
  run: (item: Item) => Promise<unknown>;
  /** What to say when it was done to so many. */
  done: (count: number) => string;
};

/** How a list names and opens its items. */
export type RowWays<Item> = {
  nameOf: (item: Item) => string;
  onOpen?: ((item: Item) => void) | undefined;
  /** The id of the one that is open. */
  openId?: string | undefined;
};
