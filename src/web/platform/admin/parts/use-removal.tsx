import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { callAdmin } from "#web/platform/admin/admin-api.ts";
import { type Ask, useConfirm } from "./confirm-dialog.tsx";
import { useAct } from "./use-act.ts";

/** Long enough to notice a mistake; deleted items can be restored for thirty days anyway. */
const UNDO_MS = 10_000;

export type Removal<Item> = {
  /** The API path of its items, such as "/companies". */
  path: string;
  nameOf: (item: Item) => string;
  title: MessageDescriptor;
  done: MessageDescriptor;
  failed: MessageDescriptor;
  /** Instead of "Are you sure you want to delete" with the item's name. */
  question?: (item: Item) => ReactNode;
  /** Said when it is restored, instead of the item's name. */
  isBack?: MessageDescriptor;
  /** Replaces the plain deletion; returns false if the admin cancelled. */
  discard?: (item: Item, asks: { confirm: Ask; i18n: I18n }) => Promise<boolean>;
};

/** Deletes an item, which can be undone for a while. */
export function useRemoval<Item extends { _id: string }>(removal: Removal<Item> | undefined) {
  const { t, i18n } = useLingui();
  const confirm = useConfirm();
  const { act } = useAct();

  async function remove(item: Item) {
    if (!removal) return;
    const name = removal.nameOf(item);
    const isSure = await confirm({
      title: i18n._(removal.title),
      body: removal.question?.(item) ?? (
        <p>
          <Trans>Are you sure you want to delete {name}? This action cannot be undone.</Trans>
        </p>
      ),
      confirm: t`Delete`,
      isDangerous: true,
    });
    if (!isSure) return;
    await act(() => discard(removal, item), {
      failed: i18n._(removal.failed),
      done: (isDone) =>
        isDone && {
          title: i18n._(removal.done),
          action: { label: t`Undo`, run: () => void restore(item) },
          visibleMs: UNDO_MS,
        },
    });
  }

  async function discard({ path, discard }: Removal<Item>, item: Item): Promise<boolean> {
    if (discard) return discard(item, { confirm, i18n });
    await callAdmin(`${path}/${item._id}`, { method: "DELETE" });
    return true;
  }

  async function restore(item: Item) {
    if (!removal) return;
    const name = removal.nameOf(item);
    await act(() => callAdmin(`${removal.path}/${item._id}/restore`, { method: "POST" }), {
      done: i18n._(removal.isBack ?? msg`${name} is back`),
      failed: t`It could not be restored`,
    });
  }

  return { remove, restore };
}
