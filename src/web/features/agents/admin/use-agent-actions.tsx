import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { ManagedAgent } from "#domain/agents/answer-schema.ts";
import { useRemoval } from "#web/platform/admin/parts/use-removal.tsx";
import type { Bulk } from "#web/platform/admin/table/columns.ts";

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

export function useAgentBulk(): Bulk<ManagedAgent> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      kind: "agent",
      actions: [
        {
          label: t`Suspend`,
          act: "suspend",
          done: (count) =>
            t`${plural(count, { one: "# agent suspended", other: "# agents suspended" })}`,
        },
        {
          label: t`Set live`,
          act: "live",
          done: (count) =>
            t`${plural(count, { one: "# agent is live", other: "# agents are live" })}`,
        },
      ],
    }),
    [t],
  );
}
