import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { Plus } from "lucide-react";
import { type ComponentType, type ReactNode, Suspense, useRef } from "react";
import type { AdminList } from "#web/platform/admin/admin-query.ts";
import { useParameter } from "#web/platform/admin/list-state.ts";
import { EditAndDelete } from "#web/platform/admin/parts/edit-and-delete.tsx";
import type { PanelActions } from "#web/platform/admin/parts/panel-actions.tsx";
import { type Removal, useRemoval } from "#web/platform/admin/parts/use-removal.tsx";
import { Button } from "#web/ui/button.tsx";

export type Item = { _id: string; deletedAt?: string | null };

/** What admins add, change and delete in a dialog. */
export type Edited<Row> = {
  add: MessageDescriptor;
  /** One that is not on this page of the list, asked for by its id while it is wanted. */
  useOne?: (asked: { id: string; isWanted: boolean }) => Row | undefined;
  removal: Removal<Row>;
  /** The dialog that edits an item, or adds one for null. */
  form: ComponentType<{ item: Row | null; onClose: () => void }>;
};

/** The value in the URL for an item being added. */
const NEW = "new";

export type Editing<Row> = {
  /** In the URL, so that a reload, or signing in again, comes back to the open form. */
  id: string;
  edit: (item: Row) => void;
  add: () => void;
  stop: () => void;
  actionsOn: (item: Row) => Omit<PanelActions, "onClose">;
};

export function useEditing<Row extends Item>(edited: Edited<Row> | undefined): Editing<Row> {
  const [id, setId] = useParameter("edit");
  const { remove, restore } = useRemoval(edited?.removal);
  const edit = (item: Row) => setId(item._id);
  return {
    id,
    edit,
    add: () => setId(NEW),
    stop: () => setId(""),
    actionsOn: (item) => ({
      onEdit: () => edit(item),
      onDelete: () => void remove(item),
      onRestore: () => void restore(item),
    }),
  };
}

type Props<Row> = { edited: Edited<Row>; editing: Editing<Row> };

export function AddButton<Row>({ edited, editing }: Props<Row>) {
  const { i18n } = useLingui();
  return (
    <Button size="compact" data-add="" onClick={editing.add}>
      <Plus aria-hidden="true" className="size-4.5" />
      {i18n._(edited.add)}
    </Button>
  );
}

type ButtonProps<Row> = { item: Row; name: string; editing: Editing<Row> };

export function EditButtons<Row extends Item>({ item, name, editing }: ButtonProps<Row>) {
  if (item.deletedAt) return null;
  const { onEdit, onDelete } = editing.actionsOn(item);
  return <EditAndDelete name={name} onEdit={onEdit} onDelete={onDelete} />;
}

export function EditDialog<Row extends Item>(props: Props<Row> & { list: AdminList<Row> }) {
  const { edited, editing, list } = props;
  const { id, stop } = editing;
  const { form: Form } = edited;
  if (id === "") return null;
  return (
    <Suspense>
      {id === NEW ? (
        <Form item={null} onClose={stop} />
      ) : (
        <EditedItem key={id} id={id} edited={edited} list={list}>
          {(item) => <Form item={item} onClose={stop} />}
        </EditedItem>
      )}
    </Suspense>
  );
}

type ItemProps<Row> = {
  id: string;
  edited: Edited<Row>;
  list: AdminList<Row>;
  children: (item: Row) => ReactNode;
};

/** Keeps the item as it was opened: the form must stay if the item changes or leaves the list. */
function EditedItem<Row extends Item>({ id, edited, list, children }: ItemProps<Row>) {
  const item = useItem(id, list, edited);
  const opened = useRef(item);
  opened.current ??= item;
  return opened.current ? children(opened.current) : null;
}

/** From the list if it is there; a URL that was sent may name an item that is not. */
export function useItem<Row extends Item>(
  id: string,
  list: AdminList<Row>,
  { useOne = useNone }: Partial<Edited<Row>> = {},
): Row | undefined {
  const listed = list.items.find((item) => item._id === id);
  const other = useOne({ id, isWanted: id !== "" && !listed && !list.isLoading });
  return listed ?? other;
}

function useNone(): undefined {
  return undefined;
}
