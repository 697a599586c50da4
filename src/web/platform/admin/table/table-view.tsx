import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import type { AdminList } from "#web/platform/admin/admin-query.ts";
import { useLanguage } from "#web/platform/messages/language.ts";
import type { Column, RowWays } from "./columns.ts";
import { Opener } from "./opener.tsx";
import type { Choice, Row } from "./row.ts";
import { SelectAllBox, SelectBox } from "./select-box.tsx";

type Props<Item> = RowWays<Item> & {
  label: string;
  list: AdminList<Item>;
  columns: Column<Item>[];
  rows: Row<Item>[];
  choice: Choice | undefined;
  actions?: ((item: Item) => ReactNode) | undefined;
};

export function TableView<Item extends { _id: string }>(props: Props<Item>) {
  const { label, list, columns, rows, choice, actions } = props;
  const { t } = useLingui();
  return (
    <div className="@container relative overflow-x-auto rounded-t-card border border-line bg-surface">
      <table aria-label={label} className="w-full border-collapse text-[0.9rem]">
        <thead className="bg-sunk text-left text-[0.8125rem] text-muted">
          <tr className="border-line border-b">
            {choice && (
              <th scope="col" className="w-11 p-0">
                <SelectAllBox {...choice} />
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.header.id} column={column} list={list} />
            ))}
            {actions && (
              <th scope="col">
                <span className="sr-only">{t`Actions`}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow key={row.item._id} {...props} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function BodyRow<Item extends { _id: string }>(props: Props<Item> & { row: Row<Item> }) {
  const { columns, choice, actions, row, openId } = props;
  const { item } = row;
  const { i18n } = useLingui();
  const reader = { i18n, language: useLanguage() };
  const name = props.nameOf(item);
  const isMarked = row.isSelected || openId === item._id;
  return (
    <tr
      data-row=""
      data-held={isMarked ? item._id : undefined}
      className={`relative border-line border-b last:border-b-0 focus-within:bg-sunk hover:bg-sunk ${isMarked ? "bg-neem-wash!" : ""}`}
    >
      {choice && (
        <td className="relative z-10 w-11 p-0">
          <SelectBox {...row} name={name} />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.header.id}
          className={`h-12 px-2.5 py-1 leading-tight ${cellClass(column)}`}
        >
          {index === 0 ? (
            <Opener {...props} item={item}>
              {column.cell(item, reader)}
            </Opener>
          ) : (
            column.cell(item, reader)
          )}
        </td>
      ))}
      {actions && (
        <td className="relative z-10 w-px whitespace-nowrap px-1 text-right">{actions(item)}</td>
      )}
    </tr>
  );
}

function HeaderCell<Item>({ column, list }: { column: Column<Item>; list: AdminList<Item> }) {
  const { i18n } = useLingui();
  const { sort } = column;
  const header = i18n._(column.header);
  const current = list.get("sort");
  const direction = sort && (current === sort ? "asc" : current === `-${sort}` ? "desc" : null);
  return (
    <th
      scope="col"
      {...(direction && { "aria-sort": direction === "asc" ? "ascending" : "descending" })}
      className={`whitespace-nowrap px-2.5 py-1.5 font-medium ${cellClass(column)}`}
    >
      {sort ? (
        <button
          type="button"
          onClick={() => list.set({ sort: direction === "asc" ? `-${sort}` : sort })}
          className="inline-flex min-h-7 items-center gap-1 hover:text-ink"
        >
          {header}
          <SortMark direction={direction || null} />
        </button>
      ) : (
        header
      )}
    </th>
  );
}

function SortMark({ direction }: { direction: "asc" | "desc" | null }) {
  const Icon = direction === null ? ChevronsUpDown : direction === "asc" ? ArrowUp : ArrowDown;
  return <Icon aria-hidden="true" className="size-3.5" />;
}

function cellClass<Item>({ align, isExtra }: Column<Item>): string {
  return `${align === "end" ? "text-right" : ""} ${isExtra ? "@max-[54rem]:hidden" : ""}`;
}
