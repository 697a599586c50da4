import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { callAdmin } from "../admin-api.ts";
import { useRemoval } from "../parts/use-removal.tsx";
import type { BulkAction } from "../table/columns.ts";
import type { ManagedAgent } from "./managed-agent.ts";

export function useAgentRemoval() {
  const { t } = useLingui();
  return useRemoval<ManagedAgent>({
    path: "/agents",
    nameOf: ({ name }) => name,
    words: {
      title: t`Delete agent`,
      done: t`Agent deleted successfully`,
      failed: t`Failed to delete agent`,
    },
  });
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
