import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { callAdmin } from "../admin-api.ts";
import { useConfirm } from "../parts/confirm-dialog.tsx";
import type { BulkAction } from "../table/columns.ts";
import type { ManagedCompany } from "./managed-company.ts";

/** What can be done to several companies at once. */
export function useCompanyBulk(): BulkAction<ManagedCompany>[] {
  const { t } = useLingui();
  const confirm = useConfirm();
  return useMemo(
    () => [
      {
        label: t`Verify`,
        run: change({ isVerified: true }),
        done: (count) =>
          t`${plural(count, { one: "# company verified", other: "# companies verified" })}`,
      },
      {
        label: t`Suspend`,
        prepare: async (companies) => {
          const count = companies.length;
          return Boolean(
            await confirm({
              title: t`${plural(count, { one: "Suspend # company?", other: "Suspend # companies?" })}`,
              body: <Trans>Their listings leave the site until they are live again.</Trans>,
              confirm: t`Suspend`,
              isDangerous: true,
            }),
          );
        },
        run: change({ status: "suspended" }),
        done: (count) =>
          t`${plural(count, { one: "# company suspended", other: "# companies suspended" })}`,
      },
      {
        label: t`Set live`,
        run: change({ status: "live" }),
        done: (count) =>
          t`${plural(count, { one: "# company is live", other: "# companies are live" })}`,
      },
    ],
    [t, confirm],
  );
}

function change(body: object) {
  return (company: ManagedCompany) =>
    callAdmin(`/companies/${company._id}`, { method: "PUT", body });
}
