import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { callAdmin } from "../admin-api.ts";
import { useConfirm } from "../parts/confirm-dialog.tsx";
import type { BulkAction } from "../table/columns.ts";
import type { ManagedProperty } from "./managed-property.ts";

/** What can be done to several listings at once; of deleted ones, only to bring them back. */
export function usePropertyBulk(isOfDeleted: boolean): BulkAction<ManagedProperty>[] {
  const { t } = useLingui();
  const confirm = useConfirm();
  return useMemo(() => {
    const restore: BulkAction<ManagedProperty> = {
      label: t`Restore`,
      run: ({ _id }) => callAdmin(`/properties/${_id}/restore`, { method: "POST" }),
      done: (count) =>
        t`${plural(count, { one: "# property is back", other: "# properties are back" })}`,
    };
    if (isOfDeleted) return [restore];
    const changed = (count: number) =>
      t`${plural(count, { one: "# property changed", other: "# properties changed" })}`;
    return [
      { label: t`Set live`, run: change({ status: "live" }), done: changed },
      { label: t`Pause`, run: change({ status: "paused" }), done: changed },
      { label: t`Feature`, run: change({ isFeatured: true }), done: changed },
      {
        label: t`Delete`,
        isDangerous: true,
        prepare: async ({ length: count }) =>
          (await confirm({
            title: t`${plural(count, { one: "Delete # property?", other: "Delete # properties?" })}`,
            body: <Trans>They leave the site at once and can be restored for 30 days.</Trans>,
            confirm: t`Delete`,
            isDangerous: true,
          })) !== null,
        run: ({ _id }) => callAdmin(`/properties/${_id}`, { method: "DELETE" }),
        done: (count) =>
          t`${plural(count, { one: "# property deleted", other: "# properties deleted" })}`,
      },
    ];
  }, [t, confirm, isOfDeleted]);
}

function change(body: object) {
  return ({ _id }: ManagedProperty) => callAdmin(`/properties/${_id}`, { method: "PUT", body });
}
