/** The parts that a console list is configured with. */

import type { ReactNode } from "react";
import type { BulkKind, BulkList } from "#domain/moderation/bulk.ts";

export type Column<Item> = {
  id: string;
  header: string;
  cell: (item: Item) => ReactNode;
  /** The value of `sort` for ascending order; with a minus before it, descending. */
  sort?: string;
  align?: "start" | "end";
  /** Hidden where there is little space. */
  isExtra?: boolean;
};

export type BulkAction<Item> = {
  label: string;
  isDangerous?: boolean;
  /** The action's name in the API. */
  act: string;
  /** Called once; returns false to cancel, or the data that the API needs besides the action. */
  prepare?: (count: number, items: Item[]) => Promise<boolean | { reason: string }>;
  /** The message for the number of changed items. */
  done: (count: number) => string;
};

/** Actions for several items of a list, or for all that match. */
export type Bulk<Item> = { actions: BulkAction<Item>[] } & (
  | { kind: BulkKind & BulkList }
  /** A list of several kinds says of each item what it is. */
  | { list: BulkList; kind: (item: Item) => { kind: BulkKind; version?: string } }
);

/** How a list names and opens its items. */
export type RowWays<Item> = {
  nameOf: (item: Item) => string;
  onOpen?: ((item: Item) => void) | undefined;
  /** The id of the open item. */
  openId?: string | undefined;
};
