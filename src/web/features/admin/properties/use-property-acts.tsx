import { Trans, useLingui } from "@lingui/react/macro";
import { showToast } from "#web/ui/toast.ts";
import { callAdmin, wordsOf } from "../admin-api.ts";
import { useRefresh } from "../admin-query.ts";
import { useConfirm } from "../parts/confirm-dialog.tsx";
import { showUndoToast } from "../parts/undo-toast.ts";
import type { ManagedProperty } from "./managed-property.ts";

type Named = Pick<ManagedProperty, "_id" | "title">;

/** Deleting, which can be undone for a while, and undoing it. */
export function usePropertyActs() {
  const { t } = useLingui();
  const refresh = useRefresh();
  const confirm = useConfirm();

  async function remove(property: Named) {
    const name = property.title;
    const answer = await confirm({
      title: t`Delete property`,
      body: (
        <p>
          <Trans>Are you sure you want to delete {name}? This action cannot be undone.</Trans>
        </p>
      ),
      confirm: t`Delete`,
      isDangerous: true,
    });
    if (answer) await removeNow(property);
  }

  async function removeNow(property: Named) {
    try {
      await callAdmin(`/properties/${property._id}`, { method: "DELETE" });
      await refresh();
      await showUndoToast({
        title: t`Property deleted successfully`,
        label: t`Undo`,
        undo: () => void restore(property),
      });
    } catch (error) {
      const description = wordsOf(error, t`Failed to delete property`);
      await showToast({ title: t`Error`, description, tone: "error" });
    }
  }

  async function restore({ _id, title: name }: Named) {
    try {
      await callAdmin(`/properties/${_id}/restore`, { method: "POST" });
      await showToast({ title: t`${name} is back` });
    } catch (error) {
      const description = wordsOf(error, t`It could not be restored`);
      await showToast({ title: t`Error`, description, tone: "error" });
    }
    await refresh();
  }

  return { remove, restore };
}
