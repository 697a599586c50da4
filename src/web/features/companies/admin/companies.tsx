import { useLingui } from "@lingui/react/macro";
import { useAdmin, useAdminList } from "#web/platform/admin/admin-query.ts";
import { ManagedList } from "#web/platform/admin/table/managed-list.tsx";
import { useEmptyList } from "#web/platform/admin/table/toolbar.tsx";
import { CompanyCard } from "./company-card.tsx";
import { useCompanyColumns } from "./company-columns.tsx";
import { CompanyForm } from "./company-form.tsx";
import { CompanyPanel } from "./company-panel.tsx";
import { CompanyTools } from "./company-tools.tsx";
import { useCompanyBulk } from "./use-company-bulk.tsx";
import { useCompanyRemoval } from "./use-company-removal.tsx";

const FILTERS = ["status", "deleted"];
const PAGE = 24;

export function Companies() {
  const { t } = useLingui();
  const list = useAdminList({
    path: "/admin/companies",
    filters: FILTERS,
    limit: PAGE,
  });
  return (
    <ManagedList
      list={list}
      useOne={useCompany}
      nameOf={({ name }) => name}
      acts={useCompanyRemoval()}
      words={{ title: t`Companies`, add: t`Add New Company` }}
      columns={useCompanyColumns()}
      exported="companies"
      bulk={useCompanyBulk()}
      empty={useEmptyList(list, FILTERS, t`No companies yet`)}
      tools={(viewSwitch) => <CompanyTools list={list}>{viewSwitch}</CompanyTools>}
      card={(company, parts) => <CompanyCard company={company} {...parts} />}
      panel={(company, acts) => <CompanyPanel company={company} {...acts} />}
      form={(company, onClose) => <CompanyForm company={company} onClose={onClose} />}
    />
  );
}

function useCompany(asked: { id: string; isWanted: boolean }) {
  return useAdmin("/companies/{id}", asked).data?.data;
}
