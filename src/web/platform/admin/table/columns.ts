/** The parts that a console list is configured with. */

import type { I18n, MessageDescriptor } from "@lingui/core";
import type { ReactNode } from "react";
import type { BulkKind, BulkList } from "#domain/moderation/bulk.ts";
import type { Language } from "#domain/shared/language.ts";
import type { ListState } from "#web/platform/admin/list-state.ts";

export type Column<Item> = {
  header: MessageDescriptor;
  cell: (item: Item, reader: { i18n: I18n; language: Language }) => ReactNode;
  /** The value of `sort` for ascending order; with a minus before it, descending. */
  sort?: string;
  align?: "start" | "end";
  /** Hidden where there is little space. */
  isExtra?: boolean;
};

export type Question = { title: string; body: ReactNode; isDangerous?: boolean };

export type BulkAction<Item> = {
  label: MessageDescriptor;
  isDangerous?: boolean;
  /** The action's name in the API. */
  act: string;
  /** Asked once before; a field called "reason" is sent with the action. */
  ask?: (count: number, i18n: I18n, items: Item[]) => Question;
  /** The message for the number of changed items. */
  done: (count: number) => MessageDescriptor;
  /** Whether it is offered for the list as it is filtered. */
  isFor?: (list: ListState) => boolean;
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
