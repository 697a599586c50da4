import { useLingui } from "@lingui/react/macro";
import { rowSelectionFeature, tableFeatures, useTable } from "@tanstack/react-table";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import type { Exported } from "#domain/operations/export.ts";
import type { AdminList } from "#web/platform/admin/admin-query.ts";
import { FailedNotice } from "#web/platform/admin/parts/failed-notice.tsx";
import { useIsAtLeast } from "#web/platform/admin/parts/use-wide.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { BulkFailures, type NamedFailure } from "./bulk-failures.tsx";
import { CardView, PlainCard } from "./card-view.tsx";
import type { Bulk, Column, RowWays } from "./columns.ts";
import { ExportButton } from "./export-button.tsx";
import { KeyHints } from "./key-hints.tsx";
import { Pager } from "./pager.tsx";
import type { Choice } from "./row.ts";
import { RowsSkeleton } from "./rows-skeleton.tsx";
import { TableView } from "./table-view.tsx";

const FEATURES = tableFeatures({ rowSelectionFeature });

const TABLE_FROM = 720;

type Props<Item> = RowWays<Item> & {
  /** The list's accessible name. */
  label: string;
  list: AdminList<Item>;
  columns: Column<Item>[];
  /** Renders an item's card; without it, a card is built from the columns. */
  card?: ((item: Item) => ReactNode) | undefined;
  view?: "table" | "cards";
  /** In a window narrower than this (in pixels), rows become cards. */
  tableFrom?: number | undefined;
  bulk?: Bulk<Item> | undefined;
  /** Names the list's export; without it, the list cannot be exported. */
  exported?: Exported | undefined;
  /** Buttons at the end of a row. */
  actions?: ((item: Item) => ReactNode) | undefined;
  empty: { title: string; children?: ReactNode; action?: ReactNode };
};

/**
 * A list of the console: paged, sorted and filtered by the server, with its state in the URL; rows can be
 * selected, opened and moved through with the keyboard.
 */
export function DataTable<Item extends { _id: string }>(props: Props<Item>) {
  const [failures, setFailures] = useState<NamedFailure[]>([]);
  return (
    <>
      {failures.length > 0 && <BulkFailures failures={failures} onClose={() => setFailures([])} />}
      <List {...props} onFailures={setFailures} />
    </>
  );
}

type ListProps<Item> = Props<Item> & { onFailures: (failures: NamedFailure[]) => void };

function List<Item extends { _id: string }>(props: ListProps<Item>) {
  const { list, view = "table", tableFrom = TABLE_FROM, empty } = props;
  const isTable = useIsAtLeast(tableFrom) && view === "table";
  if (list.isFailed && list.items.length === 0) return <FailedNotice retry={list.retry} />;
  if (list.isLoading) return <RowsSkeleton isTable={isTable} />;
  if (list.items.length === 0) return <EmptyState level="h2" {...empty} />;
  return <Rows {...props} isTable={isTable} />;
}

function Rows<Item extends { _id: string }>(props: ListProps<Item> & { isTable: boolean }) {
  const { list, bulk, card, isTable } = props;
  const { t } = useLingui();
  const table = useSelectable(props);
  const rows = table.getRowModel().rows.map((row) => ({
    item: row.original,
    isSelected: row.getIsSelected(),
    toggle: row.getToggleSelectedHandler(),
  }));
  const selected = rows.filter((row) => row.isSelected).map((row) => row.item);
  const choice = bulk ? choiceIn(table, selected.length) : undefined;
  return (
    <div aria-busy={list.isTurning} className={list.isTurning ? "opacity-60" : ""}>
      {bulk && selected.length > 0 && (
        <BulkBar
          items={selected}
          bulk={bulk}
          list={list}
          isPageChosen={selected.length === rows.length}
          nameOf={props.nameOf}
          onFailures={props.onFailures}
          onClear={() => table.resetRowSelection(true)}
        />
      )}
      {isTable ? (
        <TableView {...props} rows={rows} choice={choice} />
      ) : (
        <CardView
          {...props}
          rows={rows}
          choice={choice}
          card={card ?? ((item) => <PlainCard {...props} item={item} />)}
        />
      )}
      <Pager list={list}>
        {props.exported && <ExportButton what={props.exported} list={list} />}
      </Pager>
      <KeyHints />
      <p role="status" className="sr-only">
        {list.isTurning ? t`Loading...` : ""}
      </p>
    </div>
  );
}

function useSelectable<Item extends { _id: string }>({ columns, list }: Props<Item>) {
  const definitions = useMemo(
    () => columns.map(({ header: { id } }) => ({ id, header: id })),
    [columns],
  );
  const table = useTable({
    features: FEATURES,
    data: list.items,
    columns: definitions,
    getRowId: (item: Item) => item._id,
  });
  const asked = JSON.stringify(list.asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another choice
  useEffect(() => table.resetRowSelection(true), [asked]);
  return table;
}

type Selectable = {
  getIsAllRowsSelected: () => boolean;
  toggleAllRowsSelected: (isOn: boolean) => void;
};

function choiceIn(table: Selectable, selected: number): Choice {
  return {
    isAll: table.getIsAllRowsSelected(),
    isSome: selected > 0,
    toggleAll: (isOn) => table.toggleAllRowsSelected(isOn),
  };
}
