import { Trans, useLingui } from "@lingui/react/macro";
import { callAdmin, wordsOf } from "#web/platform/admin/admin-api.ts";
import { useRefresh } from "#web/platform/admin/admin-query.ts";
import { showToast } from "#web/ui/toast.ts";
import { useConfirm } from "./confirm-dialog.tsx";
import { showUndoToast } from "./undo-toast.ts";

type Named = { _id: string };

type Kind<Item> = {
  /** The API path of its items, such as "/companies". */
  path: string;
  nameOf: (item: Item) => string;
  words: { title: string; done: string; failed: string };
  /** Replaces the plain deletion; returns false if the admin cancelled. */
  discard?: (item: Item) => Promise<boolean>;
};

/** Deletes an item, which can be undone for a while. */
export function useRemoval<Item extends Named>({ path, nameOf, words, discard }: Kind<Item>) {
  const { t } = useLingui();
  const refresh = useRefresh();
  const confirm = useConfirm();

  async function remove(item: Item) {
    const name = nameOf(item);
    const answer = await confirm({
      title: words.title,
      body: (
        <p>
          <Trans>Are you sure you want to delete {name}? This action cannot be undone.</Trans>
        </p>
      ),
      confirm: t`Delete`,
      isDangerous: true,
    });
    if (answer) await removeNow(item);
  }

  async function removeNow(item: Item) {
    try {
      if (discard && !(await discard(item))) return;
      if (!discard) await callAdmin(`${path}/${item._id}`, { method: "DELETE" });
      await refresh();
      await showUndoToast({
        title: words.done,
        label: t`Undo`,
        undo: () => void restore(item),
      });
    } catch (error) {
      const description = wordsOf(error, words.failed);
      await showToast({ title: t`Error`, description, tone: "error" });
    }
  }

  async function restore(item: Item) {
    const name = nameOf(item);
    try {
      await callAdmin(`${path}/${item._id}/restore`, { method: "POST" });
      await showToast({ title: t`${name} is back` });
    } catch (error) {
      const description = wordsOf(error, t`It could not be restored`);
      await showToast({ title: t`Error`, description, tone: "error" });
    }
    await refresh();
  }

  return { remove, restore };
}
