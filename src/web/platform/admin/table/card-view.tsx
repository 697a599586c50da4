import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useLanguage } from "#web/platform/messages/language.ts";
import type { Column, RowWays } from "./columns.ts";
import { Opener } from "./opener.tsx";
import type { Choice, Row } from "./row.ts";
import { SelectBox } from "./select-box.tsx";

type Props<Item> = {
  label: string;
  rows: Row<Item>[];
  choice: Choice | undefined;
  nameOf: (item: Item) => string;
  openId?: string | undefined;
  card: (item: Item) => ReactNode;
};

export function CardView<Item extends { _id: string }>(props: Props<Item>) {
  const { label, rows, choice, nameOf, openId, card } = props;
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3.5"
    >
      {rows.map((row) => {
        const { item, isSelected } = row;
        const isMarked = isSelected || openId === item._id;
        return (
          <li
            key={item._id}
            data-row=""
            data-held={isMarked ? item._id : undefined}
            className={`relative flex flex-col overflow-hidden rounded-card border bg-surface ${isMarked ? "border-neem ring-1 ring-neem" : "border-line"}`}
          >
            {card(item)}
            {choice && (
              <SelectBox
                {...row}
                name={nameOf(item)}
                className="absolute top-1 right-1 z-10 size-9! rounded-control bg-surface/85"
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

type PlainProps<Item> = RowWays<Item> & {
  item: Item;
  columns: Column<Item>[];
  actions?: ((item: Item) => ReactNode) | undefined;
};

/** A table row as a card, its columns from top to bottom. */
export function PlainCard<Item extends { _id: string }>(props: PlainProps<Item>) {
  const { item, columns, actions } = props;
  const [first, ...rest] = columns;
  const { i18n } = useLingui();
  const reader = { i18n, language: useLanguage() };
  return (
    <div className="grid gap-2 p-3.5 pr-11">
      <Opener {...props}>{first?.cell(item, reader)}</Opener>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {rest.map((column) => (
          <div key={column.header.id} className="contents">
            <dt className="text-muted">{i18n._(column.header)}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{column.cell(item, reader)}</dd>
          </div>
        ))}
      </dl>
      {actions && <div className="relative z-10">{actions(item)}</div>}
    </div>
  );
}
