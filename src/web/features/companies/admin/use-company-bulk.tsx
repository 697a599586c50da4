import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { ManagedCompany } from "#domain/companies/answer-schema.ts";
import { useConfirm } from "#web/platform/admin/parts/confirm-dialog.tsx";
import type { Bulk } from "#web/platform/admin/table/columns.ts";

/** Bulk actions on companies. */
export function useCompanyBulk(): Bulk<ManagedCompany> {
  const { t } = useLingui();
  const confirm = useConfirm();
  return useMemo(
    () => ({
      kind: "company",
      actions: [
        {
          label: t`Verify`,
          act: "verify",
          done: (count) =>
            t`${plural(count, { one: "# company verified", other: "# companies verified" })}`,
        },
        {
          label: t`Suspend`,
          prepare: async (count) => {
            return Boolean(
              await confirm({
                title: t`${plural(count, { one: "Suspend # company?", other: "Suspend # companies?" })}`,
                body: <Trans>Their listings leave the site until they are live again.</Trans>,
                confirm: t`Suspend`,
                isDangerous: true,
              }),
            );
          },
          act: "suspend",
          done: (count) =>
            t`${plural(count, { one: "# company suspended", other: "# companies suspended" })}`,
        },
        {
          label: t`Set live`,
          act: "live",
          done: (count) =>
            t`${plural(count, { one: "# company is live", other: "# companies are live" })}`,
        },
      ],
    }),
    [t, confirm],
  );
}
