import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { ManagedCompany } from "#domain/companies/answer-schema.ts";
import { CompanyLogo } from "#web/platform/admin/companies/company-logo.tsx";
import { CompanyStatusTag } from "#web/platform/admin/companies/company-status-tag.tsx";
import { Day } from "#web/platform/admin/parts/day.tsx";
import type { Column } from "#web/platform/admin/table/columns.ts";

export function useCompanyColumns(): Column<ManagedCompany>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        id: "name",
        header: t`Company`,
        sort: "name",
        cell: (company) => (
          <span className="flex items-center gap-3 font-medium">
            <CompanyLogo company={company} />
            {company.name}
          </span>
        ),
      },
      { id: "location", header: t`Location`, cell: ({ location }) => location },
      { id: "rera", header: t`RERA number`, isExtra: true, cell: ({ reraNumber }) => reraNumber },
      {
        id: "properties",
        header: t`Properties`,
        align: "end",
        cell: ({ propertyCount }) => propertyCount,
      },
      {
        id: "created",
        header: t`Created`,
        sort: "createdAt",
        isExtra: true,
        cell: ({ createdAt }) => <Day iso={createdAt} />,
      },
      {
        id: "status",
        header: t`Status`,
        cell: (company) => <CompanyStatusTag company={company} />,
      },
    ],
    [t],
  );
}
