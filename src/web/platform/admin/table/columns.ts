/** What a list of the console is made of. */

import type { ReactNode } from "react";
import type { BulkKind, BulkList } from "#domain/moderation/bulk.ts";

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
  /** The act as the server calls it. */
  act: string;
  /** Asked once; answers false to do nothing, or with what the server has to know beside the act. */
  prepare?: (count: number, items: Item[]) => Promise<boolean | { reason: string }>;
  /** What to say when it was done to so many. */
  done: (count: number) => string;
};

/** What can be done to several items of a list, or to all that it finds. */
export type Bulk<Item> = { actions: BulkAction<Item>[] } & (
  | { kind: BulkKind & BulkList }
  /** A list of several kinds says of each item what it is. */
  | { list: BulkList; kind: (item: Item) => { kind: BulkKind; version?: string } }
);

/** How a list names and opens its items. */
export type RowWays<Item> = {
  nameOf: (item: Item) => string;
  onOpen?: ((item: Item) => void) | undefined;
  /** The id of the one that is open. */
  openId?: string | undefined;
};
