import type { I18n, MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { Fragment, type ReactNode } from "react";
import type { Exported } from "#domain/operations/export.ts";
import type { AdminList } from "#web/platform/admin/admin-query.ts";
import { useParameter } from "#web/platform/admin/list-state.ts";
import { PageHead, useSectionTitle } from "#web/platform/admin/parts/page-head.tsx";
import { Split } from "#web/platform/admin/parts/side-panel.tsx";
import { ViewSwitch } from "#web/platform/admin/parts/view-switch.tsx";
import type { Bulk, Column } from "./columns.ts";
import { DataTable } from "./data-table.tsx";
import {
  AddButton,
  EditButtons,
  EditDialog,
  type Edited,
  type Editing,
  type Item,
  useEditing,
  useItem,
} from "./editing.tsx";
import { type Filter, FilterControl } from "./filters.tsx";
import { Opener } from "./opener.tsx";
import { Filters, SearchBox, Toolbar, useEmptyList } from "./toolbar.tsx";

/** What the parts of a section may need of its screen. */
type Screen<Row, Acts> = {
  list: AdminList<Row>;
  acts: Acts;
  openId: string;
  open: (id: string) => void;
  close: () => void;
  editing: Editing<Row>;
  i18n: I18n;
};

type Part<Row, Acts> = (screen: Screen<Row, Acts>) => ReactNode;
type CardParts = { actions: ReactNode; opener: (children: ReactNode) => ReactNode };

export type ListSection<Row, Acts> = {
  /** Instead of the section's title in the menu. */
  heading?: MessageDescriptor;
  /** The list's accessible name, if it is not the heading. */
  label?: MessageDescriptor;
  search?: MessageDescriptor;
  filters: Filter[];
  /** Too many for a phone: there they are behind a button. */
  areFiltersFolded?: boolean;
  columns: Column<Row>[];
  /** A card instead of the columns one below the other. */
  card?: (item: Row, parts: CardParts) => ReactNode;
  /** A choice of cards and table, or cards only; otherwise the window's width decides. */
  view?: "either" | "cards";
  /** In a window narrower than this (in pixels), rows become cards. */
  tableFrom?: number;
  nameOf: (item: Row, i18n: I18n) => string;
  exported?: Exported;
  bulk?: Bulk<Row>;
  /** A hook for what can be done here, handed to the parts below. */
  useActs?: () => Acts;
  /** Buttons at the end of a row. */
  actions?: (item: Row, acts: Acts) => ReactNode;
  /** Those buttons are in the panel too, which needs the space. */
  areActionsInPanel?: boolean;
  /** Beside the heading. */
  head?: Part<Row, Acts>;
  /** Between the heading and the filters. */
  above?: Part<Row, Acts>;
  /** After the filters. */
  tools?: Part<Row, Acts>;
  below?: ReactNode;
  /** The open item, or undefined if it is not on this page of the list. */
  panel?: (item: Row | undefined, screen: Screen<Row, Acts>) => ReactNode;
  isPanelWide?: boolean;
  /** The id of what a row opens, if that is not the row itself. */
  opens?: (item: Row) => string;
  edited?: Edited<Row>;
  empty: MessageDescriptor;
  /** Explains an empty list that is not filtered. */
  emptyNote?: ReactNode;
};

type Props<Row, Acts> = { section: ListSection<Row, Acts>; list: AdminList<Row> };

export function ListScreen<Row extends Item, Acts>({ section, list }: Props<Row, Acts>) {
  const screen = useScreen(section, list);
  const { openId, i18n } = screen;
  const title = useSectionTitle(section.heading);
  const [view, setView] = useParameter("view");
  const empty = useEmptyList(list, section);
  const openItem = useItem(openId, list, section.edited);
  const panel = openId !== "" && section.panel?.(openItem, screen);
  const isChosen = section.view === "either";
  const shown = section.view === "cards" || (isChosen && view !== "table") ? "cards" : "table";
  return (
    <>
      <PageHead title={title}>
        {section.head?.(screen)}
        {section.edited && <AddButton edited={section.edited} editing={screen.editing} />}
      </PageHead>
      {section.above?.(screen)}
      <Tools section={section} screen={screen}>
        {isChosen && (
          <ViewSwitch view={shown} onChange={(next) => setView(next === "cards" ? "" : next)} />
        )}
      </Tools>
      <Split
        panel={panel && <Fragment key={openId}>{panel}</Fragment>}
        isWide={section.isPanelWide}
      >
        <DataTable
          {...section}
          {...rowsOf(section, screen, Boolean(panel))}
          label={section.label ? i18n._(section.label) : title}
          list={list}
          view={shown}
          empty={empty}
        />
      </Split>
      {section.below}
      {section.edited && (
        <EditDialog edited={section.edited} editing={screen.editing} list={list} />
      )}
    </>
  );
}

function useScreen<Row extends Item, Acts>(
  { useActs, edited }: ListSection<Row, Acts>,
  list: AdminList<Row>,
): Screen<Row, Acts> {
  const { i18n } = useLingui();
  const [openId, open] = useParameter("open");
  const editing = useEditing(edited);
  const acts = (useActs ?? useNothing)();
  return { list, acts, openId, open, close: () => open(""), editing, i18n };
}

/** A section without a hook has nothing to hand on. */
function useNothing<Acts>(): Acts {
  return undefined as Acts;
}

/** How the rows and cards of the list are named, opened and acted upon. */
function rowsOf<Row extends Item, Acts>(
  section: ListSection<Row, Acts>,
  { acts, editing, openId, open, i18n }: Screen<Row, Acts>,
  hasPanel: boolean,
) {
  const { card, opens = ({ _id }) => _id } = section;
  const nameOf = (item: Row) => section.nameOf(item, i18n);
  const ways = {
    nameOf,
    onOpen: section.panel ? (item: Row) => open(opens(item)) : section.edited && editing.edit,
    openId: section.panel && !section.opens ? openId : undefined,
  };
  const given = section.actions;
  const actions = given
    ? (item: Row) => given(item, acts)
    : section.edited &&
      ((item: Row) => <EditButtons item={item} name={nameOf(item)} editing={editing} />);
  const opener = (item: Row) => (children: ReactNode) => (
    <Opener {...ways} item={item}>
      {children}
    </Opener>
  );
  return {
    ...ways,
    actions: section.areActionsInPanel && hasPanel ? undefined : actions,
    card: card && ((item: Row) => card(item, { actions: actions?.(item), opener: opener(item) })),
  };
}

type ToolsProps<Row, Acts> = {
  section: ListSection<Row, Acts>;
  screen: Screen<Row, Acts>;
  children: ReactNode;
};

function Tools<Row, Acts>({ section, screen, children }: ToolsProps<Row, Acts>) {
  const { list, i18n } = screen;
  const filters = section.filters.map((filter) => (
    <FilterControl key={filter.name} filter={filter} list={list} />
  ));
  return (
    <Toolbar>
      {section.search && <SearchBox list={list} label={i18n._(section.search)} />}
      {section.areFiltersFolded ? <Filters>{filters}</Filters> : filters}
      {section.tools?.(screen)}
      {children && <span className="ml-auto">{children}</span>}
    </Toolbar>
  );
}
