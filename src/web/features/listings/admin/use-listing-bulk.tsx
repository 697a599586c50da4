import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { ManagedListing } from "#domain/listings/managed-listing.ts";
import { useConfirm } from "#web/platform/admin/parts/confirm-dialog.tsx";
import type { Bulk, BulkAction } from "#web/platform/admin/table/columns.ts";

/** Bulk actions on listings; deleted ones can only be restored. */
export function useListingBulk(isOfDeleted: boolean): Bulk<ManagedListing> {
  const { t } = useLingui();
  const confirm = useConfirm();
  return useMemo(() => {
    const restore: BulkAction<ManagedListing> = {
      label: t`Restore`,
      act: "restore",
      done: (count) =>
        t`${plural(count, { one: "# property is back", other: "# properties are back" })}`,
    };
    if (isOfDeleted) return { kind: "property", actions: [restore] };
    const changed = (count: number) =>
      t`${plural(count, { one: "# property changed", other: "# properties changed" })}`;
    const actions: BulkAction<ManagedListing>[] = [
      { label: t`Set live`, act: "live", done: changed },
      { label: t`Pause`, act: "pause", done: changed },
      { label: t`Feature`, act: "feature", done: changed },
      {
        label: t`Delete`,
        isDangerous: true,
        prepare: async (count) =>
          (await confirm({
            title: t`${plural(count, { one: "Delete # property?", other: "Delete # properties?" })}`,
            body: <Trans>They leave the site at once and can be restored for 30 days.</Trans>,
            confirm: t`Delete`,
            isDangerous: true,
          })) !== null,
        act: "delete",
        done: (count) =>
          t`${plural(count, { one: "# property deleted", other: "# properties deleted" })}`,
      },
    ];
    return { kind: "property", actions };
  }, [t, confirm, isOfDeleted]);
}
