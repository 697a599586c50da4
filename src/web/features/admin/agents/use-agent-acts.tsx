import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { showToast } from "#web/ui/toast.ts";
import { callAdmin, wordsOf } from "../admin-api.ts";
import { useRefresh } from "../admin-query.ts";
import { useConfirm } from "../parts/confirm-dialog.tsx";
import { showUndoToast } from "../parts/undo-toast.ts";
import type { BulkAction } from "../table/columns.ts";
import type { ManagedAgent } from "./managed-agent.ts";

/** Deleting an agent, which can be undone for a while. */
export function useAgentRemoval() {
  const { t } = useLingui();
  const confirm = useConfirm();
  const refresh = useRefresh();

  async function restore({ _id, name }: ManagedAgent) {
    try {
      await callAdmin(`/agents/${_id}/restore`, { method: "POST" });
      await showToast({ title: t`${name} is back` });
    } catch (error) {
      const description = wordsOf(error, t`It could not be restored`);
      await showToast({ title: t`Error`, description, tone: "error" });
    }
    await refresh();
  }

  return async (agent: ManagedAgent) => {
    const { name, _id } = agent;
    const answer = await confirm({
      title: t`Delete agent`,
      body: (
        <p>
          <Trans>Are you sure you want to delete {name}? This action cannot be undone.</Trans>
        </p>
      ),
      confirm: t`Delete`,
      isDangerous: true,
    });
    if (!answer) return;
    try {
      await callAdmin(`/agents/${_id}`, { method: "DELETE" });
      await refresh();
      await showUndoToast({
        title: t`Agent deleted successfully`,
        label: t`Undo`,
        undo: () => void restore(agent),
      });
    } catch (error) {
      const description = wordsOf(error, t`Failed to delete agent`);
      await showToast({ title: t`Error`, description, tone: "error" });
    }
  };
}

export function useAgentBulk(): BulkAction<ManagedAgent>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        label: t`Suspend`,
        run: change({ status: "suspended" }),
        done: (count) =>
          t`${plural(count, { one: "# agent suspended", other: "# agents suspended" })}`,
      },
      {
        label: t`Set live`,
        run: change({ status: "live" }),
        done: (count) =>
          t`${plural(count, { one: "# agent is live", other: "# agents are live" })}`,
      },
    ],
    [t],
  );
}

function change(body: object) {
  return ({ _id }: ManagedAgent) => callAdmin(`/agents/${_id}`, { method: "PUT", body });
}
