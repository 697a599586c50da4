import { Plus } from "lucide-react";
import { type ReactNode, Suspense, useRef } from "react";
import type { Exported } from "#domain/operations/export.ts";
import type { AdminList } from "#web/platform/admin/admin-query.ts";
import { useParameter } from "#web/platform/admin/list-state.ts";
import { EditAndDelete } from "#web/platform/admin/parts/edit-and-delete.tsx";
import { PageHead } from "#web/platform/admin/parts/page-head.tsx";
import type { PanelActions } from "#web/platform/admin/parts/panel-actions.tsx";
import { Split } from "#web/platform/admin/parts/side-panel.tsx";
import { ViewSwitch } from "#web/platform/admin/parts/view-switch.tsx";
import { Button } from "#web/ui/button.tsx";
import type { Bulk, Column } from "./columns.ts";
import { DataTable } from "./data-table.tsx";
import { Opener } from "./opener.tsx";

type Managed = { _id: string; deletedAt: string | null };

/** The value in the URL for an item being added. */
const NEW = "new";

type CardParts = { actions: ReactNode; opener: (children: ReactNode) => ReactNode };

type Props<Item> = {
  list: AdminList<Item>;
  /** One of them, asked for by its id while it is wanted. */
  useOne: (asked: { id: string; isWanted: boolean }) => Item | undefined;
  nameOf: (item: Item) => string;
  acts: { remove: (item: Item) => Promise<void>; restore: (item: Item) => Promise<void> };
  words: { title: string; add: string };
  columns: Column<Item>[];
  bulk: Bulk<Item>;
  exported: Exported;
  empty: { title: string; action?: ReactNode };
  tools: (viewSwitch: ReactNode) => ReactNode;
  card: (item: Item, parts: CardParts) => ReactNode;
  panel: (item: Item, acts: PanelActions) => ReactNode;
  /** The dialog that edits an item, or adds one for null. */
  form: (item: Item | null, onClose: () => void) => ReactNode;
};

/** What admins add, edit and delete: cards or a table, with a panel beside it and a dialog over it. */
export function ManagedList<Item extends Managed>(props: Props<Item>) {
  const { list, nameOf, acts, words } = props;
  const [view, setView] = useParameter("view");
  const [openId, setOpenId] = useParameter("open");
  // In the URL, so that a reload, or signing in again, comes back to the open form.
  const [editedId, setEditedId] = useParameter("edit");
  const stopEditing = () => setEditedId("");
  const shownView = view === "table" ? "table" : "cards";

  function actions(item: Item) {
    if (item.deletedAt) return null;
    return (
      <EditAndDelete
        name={nameOf(item)}
        onEdit={() => setEditedId(item._id)}
        onDelete={() => void acts.remove(item)}
      />
    );
  }

  const ways = { nameOf, onOpen: (item: Item) => setOpenId(item._id), openId };
  return (
    <>
      <PageHead title={words.title}>
        <Button size="compact" data-add="" onClick={() => setEditedId(NEW)}>
          <Plus aria-hidden="true" className="size-4.5" />
          {words.add}
        </Button>
      </PageHead>
      {props.tools(
        <ViewSwitch view={shownView} onChange={(next) => setView(next === "cards" ? "" : next)} />,
      )}
      <Split
        panel={
          openId && (
            <OpenItem key={openId} id={openId} useOne={props.useOne} list={list}>
              {(item) =>
                props.panel(item, {
                  onEdit: () => setEditedId(item._id),
                  onDelete: () => void acts.remove(item),
                  onRestore: () => void acts.restore(item),
                  onClose: () => setOpenId(""),
                })
              }
            </OpenItem>
          )
        }
      >
        <DataTable
          {...ways}
          label={words.title}
          list={list}
          columns={props.columns}
          view={shownView}
          bulk={props.bulk}
          exported={props.exported}
          actions={actions}
          card={(item) =>
            props.card(item, {
              actions: actions(item),
              opener: (children) => (
                <Opener {...ways} item={item}>
                  {children}
                </Opener>
              ),
            })
          }
          empty={props.empty}
        />
      </Split>
      <Suspense>
        {editedId === NEW && props.form(null, stopEditing)}
        {editedId !== "" && editedId !== NEW && (
          <EditedItem key={editedId} id={editedId} useOne={props.useOne} list={list}>
            {(item) => props.form(item, stopEditing)}
          </EditedItem>
        )}
      </Suspense>
    </>
  );
}

type OpenProps<Item> = {
  id: string;
  useOne: Props<Item>["useOne"];
  list: AdminList<Item>;
  children: (item: Item) => ReactNode;
};

function OpenItem<Item extends Managed>({ children, ...where }: OpenProps<Item>) {
  const item = useItem(where);
  return item ? children(item) : null;
}

/** Keeps the item as it was opened: the form must stay if the item changes or leaves the list. */
function EditedItem<Item extends Managed>({ children, ...where }: OpenProps<Item>) {
  const item = useItem(where);
  const opened = useRef(item);
  opened.current ??= item;
  return opened.current ? children(opened.current) : null;
}

/** From the list if it is there; a URL that was sent may name an item that is not. */
function useItem<Item extends Managed>({ id, useOne, list }: Omit<OpenProps<Item>, "children">) {
  const listed = list.items.find((item) => item._id === id);
  const other = useOne({ id, isWanted: !listed && !list.isLoading });
  return listed ?? other;
}
